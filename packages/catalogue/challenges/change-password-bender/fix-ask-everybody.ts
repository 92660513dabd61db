/** Every change of a password requires the current one, even if a form omits it. */
export function requireCurrentPassword(_current: string | undefined): boolean {
  return true
}
