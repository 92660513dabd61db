// Both are present and equal.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return typeof repeat === 'string' && password.length === repeat.length && password === repeat
}
