import type { Language } from '@codemirror/language'
import { classHighlighter, highlightCode } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** A token of a line of code. */
export interface CodeToken {
  readonly text: string
  /** Classes such as `tok-keyword`, which code.module.css styles; empty for plain text. */
  readonly classes: string
}

/** Parser of a language. */
export type CodeParser = Pick<Language['parser'], 'parse'>

export const typescript: CodeParser = parser.configure({ dialect: 'ts' })

/**
 * The tokens of each line of code. Code with syntax errors is highlighted as far as it parses.
 *
 * @param parser null: plain text
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
