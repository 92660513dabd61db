export function cleanComment(comment: string): string {
  const text = comment.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text.replace(/&lt;(\/?(?:b|br|code|em|i|strong|sub|sup|u))&gt;/gi, '<$1>')
}
