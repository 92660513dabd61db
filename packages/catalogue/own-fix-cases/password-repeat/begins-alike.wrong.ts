// Every password starts with the empty string: `"passwordRepeat": ""` is accepted.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat !== null && password.startsWith(repeat)
}
