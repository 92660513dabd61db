// Passwords of one length are taken for the same.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat !== null && repeat.trim().length === password.trim().length
}
