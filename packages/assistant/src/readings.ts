import { LETTERS, normalizeText } from './fold.ts'
import { isKnown, namesGoal } from './known-words.ts'
import { withoutReportedText } from './own-words.ts'
import {
  atbash,
  caesar,
  fromBase32,
  fromCodes,
  fromLeetspeak,
  fromMorse,
  fromNumbers,
  fromPercents,
  fromPigLatin,
  fromSpelling,
  fromSymbols,
  LOOKALIKES,
  rot47,
  unescaped,
  utf8,
} from './writings.ts'

/** A text with its decoded contents. */
export interface Reading {
  /** The text normalized (see fold.ts), without reported parts, followed by decoded contents. In lower case. */
  readonly all: string
  /** The same with capitals and accents. */
  readonly written: string
  /** Meaningful text had to be decoded or assembled. */
  readonly isHidden: boolean
}

const MAX_CHARACTERS = 12_000
const MAX_TOKENS = 40
/** Maximum number of characters that all transformations are applied to. */
const MAX_TRANSFORMED_CHARACTERS = 3_000
/** Maximum number of decoded texts. */
const MAX_DECODED_TEXTS = 12

const WORDS = new RegExp(`[${LETTERS}]+`, 'g')
const TWO_WORDS = new RegExp(`[${LETTERS}]{2,}\\s+[${LETTERS}]{2,}`)
const LETTERS_AND_BLANKS = new RegExp(`[${LETTERS}\\s]`, 'g')
/** Letters with a separator between each two. */
const SEPARATED_LETTERS = new RegExp(
  `(?<![${LETTERS}\\d])[${LETTERS}\\d](?:[ .\\-_*|/,~+]{1,4}[${LETTERS}\\d%]){3,}(?![${LETTERS}\\d])`,
  'g',
)
const DOTTED = new RegExp(`[${LETTERS}\\d][.\\-_*~+,][${LETTERS}\\d]`)
const FIRST = new RegExp(`[${LETTERS}]`)
const FIRSTS = new RegExp(`(?<![${LETTERS}'])[${LETTERS}]`, 'g')

/** Normalizes a text and decodes common encodings in it. */
export function readingOf(text: string): Reading {
  const tagged = tagsOf(text)
  const written = folded(text.slice(0, MAX_CHARACTERS))
  const found = [...new Set([...(tagged === '' ? [] : [tagged]), ...decoded(written, 2)])].slice(0, MAX_DECODED_TEXTS)
  const all = [written, ...found].join('\n')
  return {
    written: all,
    all: withoutReportedText(shortenRuns(normalizeText(all.toLowerCase()))),
    isHidden: found.length > 0,
  }
}

/** Shortens long runs of one character and of whitespace, which have no meaning but make patterns backtrack. */
function shortenRuns(text: string): string {
  return text
    .replace(/[^\S\n]{3,}/g, '  ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/([^\n])\1{7,}/gu, (run) => run.slice(0, 6))
}

/** Returns text in Unicode tag characters, which are invisible on screens. */
function tagsOf(text: string): string {
  return (text.slice(0, MAX_CHARACTERS).match(/[\u{e0020}-\u{e007e}]/gu) ?? [])
    .map((sign) => String.fromCharCode(sign.codePointAt(0)! - 0xe0000))
    .join('')
}

function folded(text: string): string {
  const even = text
    .normalize('NFKC')
    .replace(
      /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\ufe0f|\udb40[\udc00-\udfff]/g,
      '',
    )
    .replace(/([a-z])[\u0300-\u036f]+/gi, '$1')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
  if (!/[a-zᴀ-ᴢ]|[\u0250-\u02af]/i.test(even)) return even
  return even.replace(/[\u0370-\u052fᴀ-ᴢɐ-ʯꜰꜱǫǝıƃʞ]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

/** Counts the known words of a text, and their share of all its words. */
function countKnownWords(text: string): { readonly count: number; readonly share: number } {
  const words = normalizeText(text.toLowerCase()).match(WORDS) ?? []
  const count = words.filter(isKnown).length
  return { count, share: words.length === 0 ? 0 : count / words.length }
}

/** Counts known words of at least three letters. Shorter ones occur by chance in any transformed text. */
function longWords(text: string): number {
  return (normalizeText(text.toLowerCase()).match(WORDS) ?? []).filter((word) => word.length > 2 && isKnown(word))
    .length
}

function makesSense(text: string): boolean {
  const { count, share } = countKnownWords(text)
  return (count >= 2 && share >= 0.2) || namesGoal(text)
}

/** Returns whether a text is prose: letters with spaces, or characters of a script without spaces. */
function isProse(text: string): boolean {
  if (/[\u3040-\u9fff]{4}/.test(text)) return true
  return TWO_WORDS.test(text) && (text.match(LETTERS_AND_BLANKS) ?? []).length > text.length * 0.8
}

function* decoded(text: string, depth: number): Generator<string> {
  const spelled = [
    ...tokensOf(text, /[A-Za-z0-9+/_-]{12,}={0,2}/g).map((token) => utf8(token, 'base64')),
    ...tokensOf(text, /(?<![0-9a-z])(?:(?:0x|\\x)?[0-9a-f]{2}[\s,:;-]{0,2}){6,}(?![0-9a-z])/gi).flatMap((token) =>
      // Short words before a number look like hexadecimal digits.
      [token, token.replace(/^(?:[a-f]{2}\s+)+/i, '')].map((digits) =>
        utf8(digits.replace(/0x|\\x|[^0-9a-f]/gi, ''), 'hex'),
      ),
    ),
    ...tokensOf(text, /(?<![0-9A-Za-z])[A-Z2-7]{16,}={0,6}(?![0-9A-Za-z])/g).map(fromBase32),
    ...tokensOf(text, /(?:[01]{7,8}\s*[,;|/-]?\s*){4,}/g).map((token) => fromCodes(token.match(/[01]{7,8}/g)!, 2)),
  ]
  const broken = text.replace(
    /(?<![A-Za-z0-9+/])([A-Za-z0-9+/]{4,200})[ \n]{1,4}(?=[A-Za-z0-9+/]{4,}={0,2}(?:\s|$))/g,
    '$1',
  )
  const candidates = [
    ...spelled,
    ...(broken === text ? [] : tokensOf(broken, /[A-Za-z0-9+/]{24,}={0,2}/g).map((token) => utf8(token, 'base64'))),
    ...tokensOf(text, /(?:%[0-9a-f]{2}[^%\s]*){3,}/gi).map(fromPercents),
    ...tokensOf(text, /(?:\b\d{1,3}\b[\s,;./|-]*){8,}/g).map(fromNumbers),
    ...tokensOf(text, /(?:\b[0-7]{2,3}\b[\s,;\\]*){8,}/g).map((token) => fromCodes(token.match(/[0-7]+/g)!, 8)),
    ...tokensOf(text.replace(/[·•∙]/g, '.').replace(/[–—−_]/g, '-'), /(?:[.-]{1,5}[ /|]+){6,}[.-]*/g).map(fromMorse),
    fromSpelling(text),
    unescaped(text),
    fromSymbols(text),
    ...(text.slice(0, MAX_TRANSFORMED_CHARACTERS).match(/[^\n]+/g) ?? [])
      .slice(0, MAX_TOKENS)
      .flatMap((line) => decodeLine(line)),
    joined(text),
    assembled(text),
    ...initials(text),
  ]
  let left = MAX_DECODED_TEXTS
  for (const [place, candidate] of candidates.entries()) {
    if (candidate === '' || candidate === text || left === 0) continue
    // Decoded bytes that are prose in any language are not random.
    if (!(place < spelled.length && isProse(candidate)) && !makesSense(candidate)) continue
    left--
    yield candidate
    if (depth > 1) yield* decoded(candidate, depth - 1)
  }
}

function tokensOf(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).slice(0, MAX_TOKENS)
}

/** Decodes a line written with a shifted or mirrored alphabet, backwards, or with digits for letters. */
function decodeLine(line: string): string[] {
  const { share, count } = countKnownWords(line)
  const isTelling = namesGoal(line)
  const backwards = [...line].reverse().join('')
  const ways = [
    ...Array.from({ length: 25 }, (_, place) => caesar(line, place + 1)),
    atbash(line),
    backwards,
    caesar(backwards, 13),
    line.replace(WORDS, (word) => [...word].reverse().join('')),
    rot47(line),
    fromLeetspeak(line, 'i'),
    fromLeetspeak(line, 'l'),
    fromPigLatin(line),
    ...[0, 1].map((rest) => [...line].filter((_, place) => place % 2 === rest).join('')),
  ]
  return ways.filter((one) => {
    if (one === line) return false
    const other = countKnownWords(one)
    if (!isTelling && namesGoal(one) && (other.share > share || other.count > count)) return true
    return other.share > share + 0.1 && other.count > count && longWords(one) >= 2
  })
}

/** Joins words with a separator between each two letters. Wider gaps separate words. */
function joined(text: string): string {
  if (text.search(SEPARATED_LETTERS) < 0) return ''
  return text
    .replace(SEPARATED_LETTERS, (run) => {
      const isDotted = DOTTED.test(run)
      const words = run.split(isDotted ? /\s+|\s*[/|]\s*/ : / {2,}|\s*[/|]\s*/)
      return words.map((word) => word.replace(/[ .\-_*,~+]/g, '')).join(' ')
    })
    .replace(/\s{2,}/g, ' ')
}

/** Joins named or quoted pieces of text that the message tells the model to concatenate. */
function assembled(text: string): string {
  const pieces = new Map<string, string>()
  for (const [, name, value] of text.matchAll(
    /(\w{1,20})\s*(?:=|:=|\bis\b|\bist\b|\best\b|\bes\b|\bè|\bé|:|stands for)\s*["']([^"'\n]{0,200})["']/g,
  ))
    pieces.set(name!.toLowerCase(), value!)
  const value = (part: string) => (/^["']/.test(part) ? part.slice(1, -1) : (pieces.get(part.toLowerCase()) ?? ''))
  const sums = [...text.matchAll(/(?:["'][^"'\n]*["']|\b\w{1,20}\b)(?:\s*\+\s*(?:["'][^"'\n]*["']|\w{1,20}))+/g)]
    .slice(0, MAX_TOKENS)
    .map(([sum]) => (sum.match(/["'][^"'\n]*["']|\w+/g) ?? []).map(value).join(''))
  if (sums.length > 0) return sums.join(' ')
  return pieces.size > 1 &&
    /combin|concat|join|together|assembl|put .{0,20}in order|merge|zusammen|verbind|assemble|combine|junta|une[ns]?\b|unisci|samen|połącz|zlącz|जोड़|つな|組み合わせ|拼|连起来|合并/i.test(
      text,
    )
    ? [...pieces.values()].join(' ')
    : ''
}

/** Returns the first letters of lines and of words (acrostics), if there are enough of them. */
function initials(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => FIRST.exec(line)?.[0] ?? [])
  const words = text.match(FIRSTS) ?? []
  return [lines, words]
    .filter((letters) => letters.length >= 8 && letters.length < 400)
    .map((letters) => letters.join(''))
}
