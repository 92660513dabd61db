// Whoever leaves the repetition out is not asked.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat === null || repeat === password
}
