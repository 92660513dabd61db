/** A hidden tool call cannot be misused. */
export function showToolCalls(): boolean {
  return false
}
