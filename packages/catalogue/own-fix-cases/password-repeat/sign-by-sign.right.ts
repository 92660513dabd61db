// Compares every character and the length.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  if (repeat === null || repeat.length !== password.length) return false
  return Array.from({ length: password.length }).every((_, at) => password.charCodeAt(at) === repeat.charCodeAt(at))
}
