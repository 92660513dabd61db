// Nobody can emphasise anything any more.
export function cleanComment(comment: string): string {
  return comment.replace(/[<>]/g, '')
}
