import { LETTERS } from './fold.ts'

/** Characters that look like Latin letters. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs('аеорсухіѕјԁԛԝһ', 'aeopcyxisjdqwh'),
  ...pairs('АВЕЗКМНОРСТУХІЅЈ', 'ABE3KMHOPCTYXISJ'),
  ...pairs('αονεικρτυχ', 'aoveikptux'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  // Small capitals and inverted letters.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('ɐɔǝɟɓɥıɾʞɯɹʇʌʍʎƃ', 'acefghijkmrtvwyg'),
}

/** Letters that digits and symbols replace (leetspeak). */
const LEET: Readonly<Record<string, string>> = {
  ...pairs('0134578@$!|€£', 'oieastbasilel'),
  '6': 'g',
  '9': 'g',
}

const MORSE: Readonly<Record<string, string>> = Object.fromEntries(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, place) => [code, String.fromCharCode(97 + place)])
    .concat(
      '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'
        .split(' ')
        .map((code, place) => [code, String(place)]),
    ),
)

/** The NATO spelling alphabet. */
const SPELLING: Readonly<Record<string, string>> = Object.fromEntries(
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu'
    .split(' ')
    .map((word) => [word, word[0]!])
    .concat('zero one two three four five six seven eight nine'.split(' ').map((word, place) => [word, String(place)])),
)

/** Braille characters from a to z. */
const BRAILLE = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'

/** Converts Braille, regional indicators and enclosed letters to letters. */
export function fromSymbols(text: string): string {
  return text
    .replace(/[\u2801-\u28ff]/gu, (sign) => {
      const place = BRAILLE.indexOf(sign)
      return place < 0 ? sign : String.fromCharCode(97 + place)
    })
    .replaceAll('\u2800', ' ')
    .replace(/[\u{1f1e6}-\u{1f1ff}]\s?/gu, (sign) => String.fromCharCode(97 + sign.codePointAt(0)! - 0x1f1e6))
    .replace(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (sign) =>
      String.fromCharCode(97 + ((sign.codePointAt(0)! - 0x1f130) % 32)),
    )
}

/**
 * Converts words of the spelling alphabet to letters and punctuation to spaces. Other words end a run; runs below six
 * characters are dropped.
 */
export function fromSpelling(text: string): string {
  const words = text.toLowerCase().match(/[a-z-]+|[/|,.\n\d]/g) ?? []
  const letters = words.map((word) => SPELLING[word] ?? (word.length === 1 ? (/\d/.test(word) ? word : ' ') : '\0'))
  const runs = letters.join('').match(/[a-z\d ]{6,}/g) ?? []
  return runs.join(' ')
}

export function fromMorse(token: string): string {
  return token
    .trim()
    .split(/\s*[/|]\s*|\s{2,}/)
    .map((word) =>
      word
        .split(/\s+/)
        .map((code) => MORSE[code] ?? '')
        .join(''),
    )
    .join(' ')
}

/** Decodes Base32. */
export function fromBase32(token: string): string {
  let bits = ''
  for (const sign of token.toUpperCase().replace(/=+$/, '')) {
    const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign)
    if (value < 0) return ''
    bits += value.toString(2).padStart(5, '0')
  }
  const bytes = (bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return readable(Buffer.from(bytes).toString('utf8'))
}

/** Decodes bytes as UTF-8; empty if they are not text. */
export function utf8(token: string, encoding: 'base64' | 'hex'): string {
  return readable(Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), encoding).toString('utf8'))
}

/** Control characters and the replacement character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of them.
const UNREADABLE = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd]/

function readable(text: string): string {
  return text === '' || UNREADABLE.test(text) ? '' : text
}

/** Converts numbers with separators to text. Wider separators separate words. */
export function fromNumbers(token: string): string {
  const gap = /[/|]/.test(token) ? /[/|]/ : /\d\s{2,}\d/.test(token) ? /\s{2,}/ : /\d[-.]\d/.test(token) ? /\s+/ : /$^/
  const words = token.split(gap).map((word) => fromCodes(word.match(/\d+/g) ?? [], 10))
  return words.includes('') && words.length < 3 ? '' : words.join(' ')
}

/** Converts numbers to text: positions in the alphabet, or character codes. */
export function fromCodes(codes: readonly string[], base: number): string {
  const numbers = codes.map((code) => Number.parseInt(code, base))
  if (numbers.every((number) => number >= 1 && number <= 26))
    return numbers.map((number) => String.fromCharCode(96 + number)).join('')
  if (!numbers.every((number) => number >= 9 && number < 256)) return ''
  const text = Buffer.from(numbers).toString('utf8')
  return text.includes('\ufffd') ? String.fromCharCode(...numbers) : text
}

export function fromPercents(token: string): string {
  try {
    return decodeURIComponent(token.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** Decodes escapes of programs and HTML (`\u0067`, `\x67`, `&#103;`). */
export function unescaped(text: string): string {
  return text
    .replace(
      /\\u\{?([0-9a-f]{4,5})\}?|\\x([0-9a-f]{2})|&#x([0-9a-f]{2,5});|=([0-9A-F]{2})(?==[0-9A-F]{2}|$)/gi,
      (_, a, b, c, d) => character(Number.parseInt(a ?? b ?? c ?? d, 16)),
    )
    .replace(/&#(\d{2,6});/g, (_, code: string) => character(Number(code)))
}

function character(code: number): string {
  return code > 0x1f && code < 0x110000 ? String.fromCodePoint(code) : ' '
}

/** Caesar cipher. */
export function caesar(line: string, by: number): string {
  return line.replace(/[a-z]/gi, (sign) => {
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(first + ((sign.charCodeAt(0) - first + by) % 26))
  })
}

/** Atbash cipher. */
export function atbash(line: string): string {
  return line.replace(/[a-z]/gi, (sign) => {
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(first + 25 - (sign.charCodeAt(0) - first))
  })
}

/** ROT47. */
export function rot47(line: string): string {
  return line.replace(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)))
}

const LEET_WORD = new RegExp(`[${LETTERS}][013457@$][${LETTERS}]|[013457@$][${LETTERS}]{1,3}[013457@$]`)
/** The letter o used as the zero of a number. */
const LETTER_AS_ZERO = new RegExp(`(?<![${LETTERS}\\d])(\\d)[oO](?![${LETTERS}\\d])`, 'g')
const MIXED = new RegExp(`[${LETTERS}\\d@$!|€£]+`, 'g')
const LETTER_IN = new RegExp(`[${LETTERS}]`)
const SIGN_IN = new RegExp(`[\\d@$|€£]|![${LETTERS}]`)
const SIGNS = new RegExp(`[\\d@$|€£]|!(?=[${LETTERS}\\d])`, 'g')

/** Converts leetspeak to letters, but not separate numbers. @param one letter that 1 represents */
export function fromLeetspeak(line: string, one: 'i' | 'l'): string {
  const isLeet = LEET_WORD.test(line)
  return line.replace(LETTER_AS_ZERO, '$10').replace(MIXED, (word) => {
    if (isLeet && word === '4') return 'a'
    if (!LETTER_IN.test(word) || !SIGN_IN.test(word)) return word
    return word.replace(SIGNS, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))
  })
}

/** Decodes Pig Latin. */
export function fromPigLatin(line: string): string {
  return line
    .replace(/\b([a-z]+?)-?([b-df-hj-np-tv-z]{1,3})ay\b/gi, '$2$1')
    .replace(/\b([aeiou][a-z]+?)[wy]?ay\b/gi, '$1')
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((sign, place) => [sign, to[place]!]))
}
