/** What nobody sees nobody can misuse. */
export function showToolCalls(): boolean {
  return false
}
