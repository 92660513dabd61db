/** Whether a password was repeated as a registration asks for it. */
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat === password
}
