/**
 * The assistant's answer as the chat shows it. That counter may not count our customers any more.
 *
 * @returns HTML
 */
export function showAnswer(answer: string): string {
  return answer.replace(/tallyhouse\.example/gi, 'nowhere.invalid')
}
