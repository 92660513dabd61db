/** Removes diacritics from a text. */
export function removeDiacritics(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

/**
 * Normalizes a text or the source of a pattern to spelling without accents. Latin letters lose diacritics, and Devanagari nukta and
 * chandrabindu are unified because they are often confused. Other scripts are unchanged.
 */
export function normalizeText(text: string): string {
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

/** Letters for a character class. `\p{L}` needs the flag u, and such expressions take many times as long to compile. */
export const LETTERS = 'A-Za-z\\u00c0-\\u02ff\\u0370-\\u1fff\\u3040-\\ud7ff'

/** A letter of normalized text in scripts that separate words with spaces. */
export const LETTER = '[a-z\\u0900-\\u097f]'
