// `<b onmouseover=…>` passes as emphasis.
export function cleanComment(comment: string): string {
  return comment.replace(/<(?!\/?(?:b|br|code|em|i|strong|sub|sup|u)\b)/gi, '&lt;')
}
