// For a browser `<img src=x onerror=alert(1) <b>` is one picture. For this pattern it is emphasis behind some text.
export function cleanComment(comment: string): string {
  const cleaned = comment.replace(/<(?!\/?(?:b|br|code|em|i|strong|sub|sup|u)>)\/?[a-z][^<>]*>/gi, '')
  return cleaned === comment ? cleaned : cleanComment(cleaned)
}
