/**
 * A customer's comment as pages with enough space show it. The server has sanitized it.
 *
 * @returns HTML
 */
export function showComment(comment: string): string {
  return comment //~ hole
}
