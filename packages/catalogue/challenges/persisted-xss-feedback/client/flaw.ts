/**
 * What a customer says, as the pages show it that have room for it. The server has cleaned it.
 *
 * @returns HTML
 */
export function showComment(comment: string): string {
  return comment //~ hole
}
