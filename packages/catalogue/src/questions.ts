/** A question as written, in Markdown. */
export interface WrittenQuestion {
  readonly name: string
  readonly text: string
  readonly answers: readonly { readonly text: string; readonly isRight: boolean; readonly reason: string }[]
}

/**
 * Reads `questions.md`. Each question has a heading `## its-name`, a paragraph and answers such as `- [x] The server.`. The right answer is
 * ticked. Each answer is followed by its reason as a quotation (`  > Because …`).
 */
export function questionsIn(markdown: string): WrittenQuestion[] {
  const [, ...pieces] = markdown.split(/^## ([a-z0-9-]+)[ \t]*$/m)
  const questions: WrittenQuestion[] = []
  for (let index = 0; index < pieces.length; index += 2)
    questions.push({ name: pieces[index]!, ...questionIn(pieces[index + 1]!) })
  return questions
}

function questionIn(markdown: string): Omit<WrittenQuestion, 'name'> {
  const [text = '', ...pieces] = markdown.split(/^- \[([ x])\] /m)
  const answers: WrittenQuestion['answers'][number][] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const [answer = '', ...reason] = pieces[index + 1]!.split(/^[ \t]*> ?/m)
    answers.push({ text: inOneLine(answer), isRight: pieces[index] === 'x', reason: inOneLine(reason.join('')) })
  }
  return { text: inOneLine(text), answers }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
