/** A text without the marks above and below its letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

/**
 * A text, or the source of a pattern, as somebody types it who leaves out accents: Latin letters lose their marks, and Hindi is
 * written with one sign for each of the two dots that are mixed up. Other writings stay as they are.
 */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([A-Za-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[łŁßøæœĳ\u093c\u0901]/g, (sign) => PLAIN[sign]!)
}

const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  '\u093c': '',
  '\u0901': '\u0902',
}

/**
 * Letters, for a class of signs. Expressions with `\p{L}` need the flag u, and take many times as long to be made ready, even those
 * that nobody uses.
 */
export const LETTERS = 'A-Za-z\\u00c0-\\u02ff\\u0370-\\u1fff\\u3040-\\ud7ff'

/** A letter of a text that was made plain, in those writings that put blanks between words. */
export const LETTER = '[a-z\\u0900-\\u097f]'
