const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The assistant's answer as the chat shows it.
 *
 * @returns HTML
 */
export function showAnswer(answer: string): string {
  return answer.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
