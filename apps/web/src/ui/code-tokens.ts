import type { Language } from '@codemirror/language'
import { classHighlighter, highlightCode } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** A piece of a line of code. */
export interface CodeToken {
  readonly text: string
  /** Classes such as `tok-keyword`, which code.module.css colours; empty for plain text. */
  readonly classes: string
}

/** What tells the words of a language apart. */
export type CodeParser = Pick<Language['parser'], 'parse'>

export const typescript: CodeParser = parser.configure({ dialect: 'ts' })

/**
 * The lines of code in pieces to be coloured. Code that does not parse is coloured as far as it does.
 *
 * @param parser null: it stays plain
 */
export function codeLines(code: string, parser: CodeParser | null): readonly (readonly CodeToken[])[] {
  if (!parser) return code.split('\n').map((text) => [{ text, classes: '' }])
  const lines: CodeToken[][] = [[]]
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => lines.at(-1)!.push({ text, classes }),
    () => lines.push([]),
  )
  return lines
}
