export function showAnswer(answer: string): string {
  return answer.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
