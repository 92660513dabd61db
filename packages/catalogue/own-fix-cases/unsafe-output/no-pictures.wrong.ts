// Browsers parse `<image>` as a picture and load the poster of a video.
export function showAnswer(answer: string): string {
  return answer.replace(/<img[^>]*>/gi, '')
}
