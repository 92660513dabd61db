/** A text without the marks above and below its letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
