const WELCOME = /^\/?(?:b|br|code|em|i|strong|sub|sup|u)>/i

export function cleanComment(comment: string): string {
  const [before = '', ...pieces] = comment.split('<')
  return before + pieces.map((piece) => (WELCOME.test(piece) ? `<${piece}` : `&lt;${piece}`)).join('')
}
