/** What is written is written. */
export function mayEditNote(): boolean {
  return false
}
