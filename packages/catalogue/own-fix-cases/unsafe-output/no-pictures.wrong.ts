// An `<image>` is read as a picture, and so is what a video has for a poster.
export function showAnswer(answer: string): string {
  return answer.replace(/<img[^>]*>/gi, '')
}
