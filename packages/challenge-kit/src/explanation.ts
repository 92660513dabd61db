/** What a solved challenge teaches. Texts are HTML. */
export interface Explanation {
  /** What gave the hole away. */
  readonly clue: string
  readonly cause: string
  readonly fix: string
  readonly prevention: string
  /** Further reading, in one line; empty without any. */
  readonly references: string
}

/**
 * Takes the notes of a challenge apart: three headings of the second level (what was wrong, how to fix it, how to
 * prevent it), whatever they are called in the language. In the first part, a paragraph that begins with words in bold
 * up to a colon is the clue; in the last part, a paragraph that begins with one word and a colon names references.
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
