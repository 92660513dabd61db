// Accepts any two passwords of equal length.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat !== null && repeat.trim().length === password.trim().length
}
