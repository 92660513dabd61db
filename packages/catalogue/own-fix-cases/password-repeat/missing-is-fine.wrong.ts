// A missing repetition is accepted.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat === null || repeat === password
}
