/**
 * What the assistant said is not for everybody.
 *
 * @returns HTML
 */
export function showAnswer(_answer: string): string {
  return ''
}
