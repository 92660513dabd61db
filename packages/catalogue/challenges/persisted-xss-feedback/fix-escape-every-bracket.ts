/** What of a comment is stored: text. */
export function cleanComment(comment: string): string {
  return comment.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
