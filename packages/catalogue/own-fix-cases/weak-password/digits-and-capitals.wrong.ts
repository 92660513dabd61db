// Sentences are refused, and `Password1` passes.
export function refusePassword(password: string, email: string): string | null {
  return /[A-Z]/.test(password) && /\d/.test(password) && password !== email ? null : 'It takes a capital and a digit.'
}
