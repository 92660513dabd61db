/** Explanation of a solved challenge. Texts are HTML. */
export interface Explanation {
  /** The clue that revealed the vulnerability. */
  readonly clue: string
  readonly cause: string
  readonly fix: string
  readonly prevention: string
  /** Further reading, in one line; empty without any. */
  readonly references: string
}

/**
 * Splits the notes of a challenge at three second-level headings: cause, fix and prevention. Headings may be in any language. In the first
 * part, a paragraph that starts with bold text and a colon is the clue. In the last part, a paragraph that starts with one word and a colon
 * lists references.
 *
 * @param markdown text of `notes.md`
 * @returns the same parts as Markdown; empty where the notes have none
 */
export function partsOfNotes(markdown: string): Explanation {
  const [, wrong = '', fix = '', prevention = ''] = markdown.split(/^## .*$/m)
  // linear-ok: notes are files of the catalogue
  const clue = /^\*\*[^*\n]+[:：]\*\*\s*([\s\S]+?)(?=\n\s*\n|\s*$(?![\s\S]))/m
  // linear-ok: notes are files of the catalogue
  const references = /^[^\s*\-#:：]+\s?[:：]\s*([\s\S]+?)(?=\n\s*\n|\s*$(?![\s\S]))/m
  return {
    clue: clue.exec(wrong)?.[1]?.trim() ?? '',
    cause: wrong.replace(clue, '').trim(),
    fix: fix.trim(),
    prevention: prevention.replace(references, '').trim(),
    references: references.exec(prevention)?.[1]?.trim() ?? '',
  }
}
