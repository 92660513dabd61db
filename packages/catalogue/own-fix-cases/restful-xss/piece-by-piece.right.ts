// Every `<` is text unless it starts an allowed tag, which is rebuilt. Links keep only a web address.
const EMPHASIS = /^(\/?)(b|br|code|em|h3|h4|hr|i|li|ol|p|s|small|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?=[\s/>])[^>]*>/i
const LINK = /^a\s(?:[^>]*?\s)?href\s*=\s*("|')(https?:\/\/[^"'<>\s]*)\1[^>]*>/i
const END_OF_LINK = /^\/a\s*>/i

function piece(text: string): string {
  const emphasis = EMPHASIS.exec(text)
  if (emphasis) return `<${emphasis[1]}${emphasis[2]!.toLowerCase()}>${text.slice(emphasis[0].length)}`
  const link = LINK.exec(text)
  if (link) return `<a href="${link[2]}" target="_blank" rel="noopener noreferrer">${text.slice(link[0].length)}`
  const end = END_OF_LINK.exec(text)
  return end ? `</a>${text.slice(end[0].length)}` : `&lt;${text}`
}

export function showDescription(description: string): string {
  const [before = '', ...pieces] = description.split('<')
  return before + pieces.map(piece).join('')
}
