import { type Exception, exceptionReason, type Passage, type Prose, withoutCode } from './passage.ts'

const FENCE = /^\s*(?:> ?)*(`{3,}|~{3,})/
const COMMENT = /<!--([\s\S]*?)-->/g
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const HEADING = /^\s*#{1,6}\s+/
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/
const QUOTE = /^\s*(?:>\s?)+/
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n)/

/** Paragraphs, headings, list items and table cells of a document. */
export function proseInMarkdown(written: string): Prose {
  const exceptions: Exception[] = []
  const text = written
    .replace(FRONT_MATTER, emptyLines)
    .replace(COMMENT, (comment: string, inside: string, at: number) => {
      const reason = exceptionReason(inside)
      if (reason !== null) exceptions.push({ line: written.slice(0, at).split('\n').length, reason })
      return emptyLines(comment)
    })
  const blocks: { line: number; lines: string[] }[] = []
  let fence: string | null = null
  let isOpen = false
  const begin = (line: number, words: string) => {
    blocks.push({ line, lines: [words] })
    isOpen = true
  }
  for (const [index, raw] of text.split('\n').entries()) {
    const marker = FENCE.exec(raw)?.[1]
    if (fence !== null) {
      if (marker?.startsWith(fence)) fence = null
      continue
    }
    if (marker) {
      fence = marker
      isOpen = false
      continue
    }
    const line = raw.replace(QUOTE, '')
    if (line.trim() === '' || TABLE_RULE.test(line)) isOpen = false
    else if (line.trimStart().startsWith('|')) {
      for (const cell of cellsOf(line)) begin(index + 1, cell)
      isOpen = false
    } else if (HEADING.test(line)) {
      begin(index + 1, line.replace(HEADING, ''))
      isOpen = false
    } else if (ITEM.test(line)) begin(index + 1, line.replace(ITEM, ''))
    else if (isOpen) blocks.at(-1)!.lines.push(line.trim())
    else begin(index + 1, line.trim())
  }
  const passages = blocks.map(
    ({ line, lines }): Passage => ({ kind: 'document', line, text: wordsOf(lines.join('\n')) }),
  )
  return { passages, exceptions }
}

function emptyLines(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1)
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

/** Text without code, addresses, tags and emphasis. */
function wordsOf(markdown: string): string {
  return withoutCode(markdown)
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<https?:[^>\s]*>|https?:\/\/[^\s)]+/g, '`')
    .replace(/<\/?[a-z][^<>]*>/gi, emptyLines)
    .replace(/\*+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
}
