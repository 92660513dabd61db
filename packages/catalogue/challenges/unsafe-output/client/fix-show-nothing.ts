/**
 * The assistant's answer is not public.
 *
 * @returns HTML
 */
export function showAnswer(_answer: string): string {
  return ''
}
