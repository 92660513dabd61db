// Refuses sentences and accepts `Password1`.
export function refusePassword(password: string, email: string): string | null {
  return /[A-Z]/.test(password) && /\d/.test(password) && password !== email ? null : 'It takes a capital and a digit.'
}
