// `<b onmouseover=…>` is emphasis, too.
export function cleanComment(comment: string): string {
  return comment.replace(/<(?!\/?(?:b|br|code|em|i|strong|sub|sup|u)\b)/gi, '&lt;')
}
