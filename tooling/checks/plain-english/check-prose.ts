import type { Prose } from './passage.ts'
import { proseInCss, proseInHashComments, proseInScript, proseInSolidity } from './prose-in-code.ts'
import { proseInMarkdown } from './prose-in-markdown.ts'
import { passageProblems } from './rules.ts'

export interface ProseProblem {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** By the end of a file's name. */
const READERS: readonly (readonly [RegExp, (path: string, text: string) => Prose])[] = [
  [/\.(?:ts|tsx|mjs)$/, proseInScript],
  [/\.css$/, (_, text) => proseInCss(text)],
  [/\.sol$/, (_, text) => proseInSolidity(text)],
  [/(?:\.sh|\.ya?ml|(?:^|\/)Dockerfile|^\.ci\/run)$/, (_, text) => proseInHashComments(text)],
  [/\.md$/, (_, text) => proseInMarkdown(text)],
]

/**
 * Problems in the English of a file: wording of comments, test titles and documents, sentences of documents that are too
 * long, and exceptions that are not needed or have no reason.
 *
 * @param readText called only for a file with a known kind of text
 * @returns null for a file without a known kind of text
 */
export function proseProblems(path: string, readText: () => string): ProseProblem[] | null {
  const read = READERS.find(([name]) => name.test(path))?.[1]
  if (!read) return null
  const { passages, exceptions } = read(path, readText())
  const problems: ProseProblem[] = exceptions
    .filter(({ reason }) => reason === '')
    .map(({ line }) => ({ line, message: 'has an exception without a reason. Write: plain-english: <reason>.' }))
  const used = new Set<number>()
  for (const passage of passages) {
    const found = passageProblems(passage)
    if (found.length === 0) continue
    const last = passage.line + passage.text.split('\n').length - 1
    const covering = exceptions.filter(({ line }) => line + 1 >= passage.line && line <= last)
    for (const { line } of covering) used.add(line)
    if (covering.length > 0) continue
    for (const { at, words, instead } of found)
      problems.push({
        line: passage.line + passage.text.slice(0, at).split('\n').length - 1,
        message: `says “${words}”. Write: ${instead}.`,
      })
  }
  for (const { line } of exceptions)
    if (!used.has(line)) problems.push({ line, message: 'has an exception that is not needed. Remove it.' })
  return problems.toSorted((one, other) => one.line - other.line)
}
