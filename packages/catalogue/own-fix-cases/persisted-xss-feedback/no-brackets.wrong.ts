// Customers can no longer emphasise text.
export function cleanComment(comment: string): string {
  return comment.replace(/[<>]/g, '')
}
