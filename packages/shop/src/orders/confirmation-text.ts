import type { PDFFont } from '@cantoo/pdf-lib'

/**
 * Reduces a text to one line of characters that the font has: missing accents are dropped, other missing characters
 * become question marks.
 */
export function printableText(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  const shown = (letters: string) => [...letters].every((letter) => known.has(letter.codePointAt(0)!))
  return [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()]
    .map((letter) => {
      if (shown(letter)) return letter
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      if (plain === '') return ''
      return shown(plain) ? plain : '?'
    })
    .join('')
}

/** Wraps a text into lines of at most `width`; longer words are broken. */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (fits(line === '' ? word : `${line} ${word}`)) {
      line = line === '' ? word : `${line} ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}
