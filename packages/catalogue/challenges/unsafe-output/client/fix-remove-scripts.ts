/**
 * The assistant's answer as the chat shows it. Nothing in it may run.
 *
 * @returns HTML
 */
export function showAnswer(answer: string): string {
  return answer.replace(/<\/?(?:script|iframe|object|embed)[^<>]*>/gi, '').replace(/\son\w+\s*=/gi, ' data-was=')
}
