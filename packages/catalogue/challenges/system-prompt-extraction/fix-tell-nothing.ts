/** Who knows nothing gives nothing away. */
export function composeInstructions(): string {
  return ''
}
