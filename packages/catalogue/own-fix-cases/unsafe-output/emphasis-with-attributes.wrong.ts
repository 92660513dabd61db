// Keeps the style attribute of emphasis, whose background can be a URL.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function showAnswer(answer: string): string {
  const text = answer.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
  return text.replace(/&lt;(\/?(?:b|em|i|strong)(?: .*?)?)&gt;/g, '<$1>')
}
