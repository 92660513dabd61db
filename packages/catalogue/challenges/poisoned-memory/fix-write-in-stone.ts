/** Notes cannot be changed. */
export function mayEditNote(): boolean {
  return false
}
