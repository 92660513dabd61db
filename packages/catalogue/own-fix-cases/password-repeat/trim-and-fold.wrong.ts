// Accepts another case: a customer who pressed Caps Lock cannot log in with the intended password.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return password.trim().toLowerCase() === repeat?.trim().toLowerCase()
}
