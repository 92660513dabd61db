// Other words of the lists pass.
export function refusePassword(password: string, email: string): string | null {
  return password !== email && !password.toLowerCase().startsWith('admin') ? null : 'Too easy.'
}
