const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The assistant's answer as the chat shows it: text, with emphasis.
 *
 * @returns HTML
 */
export function showAnswer(answer: string): string {
  const text = answer.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  return text.replace(/&lt;(\/?(?:b|em|i|strong))&gt;/g, '<$1>')
}
