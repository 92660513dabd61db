/** A text without the marks above and below its letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
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
 * A letter of a text that was made plain, in those writings that put blanks between words. Patterns with `\p{L}` need the flag u,
 * and take many times as long to be made ready.
 */
export const LETTER = '[a-z\\u0900-\\u097f]'

/** The source of a pattern for texts that were made plain, without the flag u. */
export function stem(source: string): string {
  return plain(source).replaceAll('\\p{L}', LETTER)
}

/** A pattern for texts that were made plain. */
export function plainly(pattern: RegExp): RegExp {
  return new RegExp(plain(pattern.source), pattern.flags)
}
