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
  const widths = new Map<string, number>()
  /** Width that a letter adds after another one, including their kerning. */
  const added = (letter: string, before: string) => {
    const pair = before + letter
    const known = widths.get(pair)
    if (known !== undefined) return known
    const alone = before === '' ? 0 : font.widthOfTextAtSize(before, size)
    const measured = font.widthOfTextAtSize(pair, size) - alone
    widths.set(pair, measured)
    return measured
  }
  const lines: string[] = []
  let line = ''
  /** Width and last letter of the line. */
  let end = { width: 0, letter: '' }
  const extended = (letters: string, from: typeof end) => {
    let { width, letter } = from
    for (const next of letters) {
      width += added(next, letter)
      letter = next
    }
    return { width, letter }
  }
  const startLine = () => {
    lines.push(line)
    line = ''
    end = { width: 0, letter: '' }
  }
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : ` ${word}`
    const whole = extended(joined, end)
    if (whole.width <= width) {
      line += joined
      end = whole
      continue
    }
    if (line !== '') startLine()
    for (const letter of word) {
      let longer = extended(letter, end)
      if (line !== '' && longer.width > width) {
        startLine()
        longer = extended(letter, end)
      }
      line += letter
      end = longer
    }
  }
  return [...lines, line]
}
