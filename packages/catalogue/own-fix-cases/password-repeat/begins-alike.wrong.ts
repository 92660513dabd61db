// An empty repetition begins every password: `"passwordRepeat": ""` is taken.
export function checkPasswordRepeat(password: string, repeat: string | null): boolean {
  return repeat !== null && password.startsWith(repeat)
}
