const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * What the assistant said, as the chat shows it.
 *
 * @returns HTML
 */
export function showAnswer(answer: string): string {
  return answer.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
