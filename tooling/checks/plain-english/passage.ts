/** A text that people read: one comment, test title, paragraph, list item or table cell. */
export interface Passage {
  readonly kind: 'comment' | 'title' | 'document'
  /** Line of the file in which the text begins, from 1. */
  readonly line: number
  /** The words, with one line break for each line break of the file. Code is replaced by a backtick. */
  readonly text: string
}

/** A reason to allow the wording of the passages in the same line and in the next line. */
export interface Exception {
  readonly line: number
  readonly reason: string
}

export interface Prose {
  readonly passages: readonly Passage[]
  readonly exceptions: readonly Exception[]
}

const EXCEPTION = /^\s*plain-english:(.*)$/

/** @returns the reason, which may be empty, or null if the comment is no exception */
export function exceptionReason(comment: string): string | null {
  return EXCEPTION.exec(comment)?.[1]?.trim() ?? null
}

/** Inline code. It has no line break in the result if it had none in the file. */
const CODE_SPAN = /(`+)(?!`)((?:[^`\n]|\n(?!\s*\n))+?)\1(?!`)/g

/** The path of a URL or a file, such as `/api/Feedbacks`. */
const PATH = /(?<![^\s(“"])\/[\w-]+(?:\/[\w:*.-]*)*/g

/** Replaces inline code and absolute paths by a backtick, and keeps line breaks. */
export function withoutCode(text: string): string {
  return text
    .replace(CODE_SPAN, (_, _ticks, code: string) => `\`${'\n'.repeat(code.split('\n').length - 1)}`)
    .replace(PATH, '`')
}
