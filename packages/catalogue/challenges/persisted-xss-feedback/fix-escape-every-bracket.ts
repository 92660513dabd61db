/** The stored form of a comment: text. */
export function cleanComment(comment: string): string {
  return comment.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
