/** Instructions without facts cannot leak any. */
export function composeInstructions(): string {
  return ''
}
