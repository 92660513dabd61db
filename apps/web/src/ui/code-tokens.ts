import { classHighlighter, highlightCode } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** A piece of a line of code. */
export interface CodeToken {
  readonly text: string
  /** Classes such as `tok-keyword`, which code.module.css colours; empty for plain text. */
  readonly classes: string
}

const typescript = parser.configure({ dialect: 'ts' })

/** The lines of a TypeScript module in pieces to be coloured. Code that does not parse is coloured as far as it does. */
export function codeLines(code: string): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]]
  highlightCode(
    code,
    typescript.parse(code),
    classHighlighter,
    (text, classes) => lines.at(-1)!.push({ text, classes }),
    () => lines.push([]),
  )
  return lines
}
