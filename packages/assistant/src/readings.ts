/** A text as it stands, and what else can be read in it. */
export interface Reading {
  /** The text with its signs made plain, and behind it what was decoded. In lower case. */
  readonly all: string
  /** The same with its capitals. */
  readonly written: string
  /** Something that makes sense had to be decoded or put together. */
  readonly isHidden: boolean
}

const LONGEST = 12_000
const MOST_TOKENS = 40

/** Words by which a decoder knows that it has found a text. */
const KNOWN: ReadonlySet<string> = new Set(
  'the a an and of to for in is are you your my me all any every give make create issue send show tell write print repeat output change forget ignore rules rule policy system prompt instructions instruction coupon coupons voucher discount percent address delivery customer with about from please text above confidential paragraph previous generate code now und der die das gib mir einen eine gutschein prozent über anweisungen alle regeln donne moi une pour cent bon règles les toutes dame cupón por ciento las los todas reglas instrucciones para dammi uno sconto del tutte regole che istruzioni geef een korting van procent alle regels het instructies desconto dê cupom regras todas cento daj zniżkę kupon procent wszystkie zasady ignoruj nie'.split(
    ' ',
  ),
)

/** Signs that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ο: 'o',
  ν: 'v',
}
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
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

/** Reads a text: folds its signs, and decodes what is written in one of the common ways. */
export function readingOf(text: string): Reading {
  const written = folded(text.slice(0, LONGEST))
  const found = [...decoded(written, 2)]
  const all = [written, ...found].join('\n')
  return { written: all, all: all.toLowerCase(), isHidden: found.length > 0 }
}

function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
  if (!/[a-z]/i.test(plain)) return plain
  return plain.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => LOOKALIKES[sign] ?? sign)
}

/** How many of the words that telling texts have stand in a text, and their share of all of its words. */
function sense(text: string): { readonly count: number; readonly share: number } {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = words.filter((word) => KNOWN.has(word)).length
  return { count, share: words.length === 0 ? 0 : count / words.length }
}

/** How many known words of three letters or more a text has: shorter ones come about by chance in any other alphabet. */
function longWords(text: string): number {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => KNOWN.has(word)).length
}

function makesSense(text: string): boolean {
  const { count, share } = sense(text)
  return count >= 2 && share >= 0.2
}

/** Whether a text is made of words: letters, blanks between them, or signs of a writing without blanks. */
function isProse(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(text)) return true
  return (
    /[\p{L}\p{M}]{2,}\s+[\p{L}\p{M}]{2,}/u.test(text) &&
    (text.match(/[\p{L}\p{M}\s]/gu) ?? []).length > text.length * 0.8
  )
}

function* decoded(text: string, depth: number): Generator<string> {
  const spelled = [
    ...tokensOf(text, /[A-Za-z0-9+/_-]{12,}={0,2}/g).map((token) => utf8(token, 'base64')),
    ...tokensOf(text, /(?:[0-9a-f]{2}[\s,:]?){8,}/gi).map((token) => utf8(token.replace(/[^0-9a-f]/gi, ''), 'hex')),
  ]
  const candidates = [
    ...spelled,
    ...tokensOf(text, /(?:%[0-9a-f]{2}[^%\s]*){3,}/gi).map(fromPercents),
    ...tokensOf(text, /(?:[01]{8}\s*){6,}/g).map((token) => fromCodes(token.match(/[01]{8}/g)!, 2)),
    ...tokensOf(text, /(?:\b\d{2,3}\b[\s,;-]*){8,}/g).map((token) => fromCodes(token.match(/\d+/g)!, 10)),
    ...tokensOf(text, /(?:[.-]{1,5}[ /|]+){6,}[.-]*/g).map(fromMorse),
    ...(text.match(/[^\n]+/g) ?? []).slice(0, MOST_TOKENS).flatMap((line) => turned(line)),
    joined(text),
    assembled(text),
  ]
  for (const [place, candidate] of candidates.entries()) {
    if (candidate === '' || candidate === text) continue
    // Bytes that happen to be words of any language did not come about by accident.
    if (!(place < spelled.length && isProse(candidate)) && !makesSense(candidate)) continue
    yield candidate
    if (depth > 1) yield* decoded(candidate, depth - 1)
  }
}

function tokensOf(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).slice(0, MOST_TOKENS)
}

function utf8(token: string, encoding: 'base64' | 'hex'): string {
  const text = Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), encoding).toString('utf8')
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]+$/u.test(text) && !text.includes('\ufffd') ? text : ''
}

function fromCodes(codes: readonly string[], base: number): string {
  const numbers = codes.map((code) => Number.parseInt(code, base))
  if (numbers.every((number) => number >= 1 && number <= 26))
    return numbers.map((number) => String.fromCharCode(96 + number)).join('')
  return numbers.every((number) => number >= 9 && number < 256) ? String.fromCharCode(...numbers) : ''
}

function fromPercents(token: string): string {
  try {
    return decodeURIComponent(token.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function fromMorse(token: string): string {
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

/** What a line says that is written with an alphabet of another order, backwards, or with digits for letters. */
function turned(line: string): string[] {
  const { share } = sense(line)
  const shifts = Array.from({ length: 25 }, (_, place) => shifted(line, place + 1)).sort(
    (one, other) => sense(other).share - sense(one).share,
  )
  const mirrored = line.replace(/[a-z]/gi, (sign) => {
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(first + 25 - (sign.charCodeAt(0) - first))
  })
  const backwards = [...line].reverse().join('')
  const wordsBackwards = line.replace(/\p{L}+/gu, (word) => [...word].reverse().join(''))
  const unleeted = line.replace(/[\p{L}\d@$!]*\p{L}[\p{L}\d@$!]*/gu, (word) =>
    /[\d@$]|!\p{L}/u.test(word) ? word.replace(/[013457@$8!]/g, (sign) => LEET[sign]!) : word,
  )
  return [shifts[0]!, mirrored, backwards, wordsBackwards, unleeted].filter((one) => {
    const other = sense(one)
    return one !== line && other.share > share + 0.1 && other.count > sense(line).count && longWords(one) >= 2
  })
}

function shifted(line: string, by: number): string {
  return line.replace(/[a-z]/gi, (sign) => {
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(first + ((sign.charCodeAt(0) - first + by) % 26))
  })
}

/** Words that are written with a blank or a sign between every two letters. */
function joined(text: string): string {
  const pattern = /(?<!\p{L})\p{L}(?:[ .\-_*]\p{L}){2,}(?!\p{L})/gu
  if (!pattern.test(text)) return ''
  return text.replace(pattern, (word) => word.replace(/[ .\-_*]/g, '')).replace(/\s{2,}/g, ' ')
}

/** Pieces that have names, or stand between quotes, put together where the text adds them. */
function assembled(text: string): string {
  const pieces = new Map<string, string>()
  for (const [, name, value] of text.matchAll(/(\w{1,20})\s*(?:=|:=|\bis\b|:|stands for)\s*["']([^"'\n]{0,200})["']/g))
    pieces.set(name!.toLowerCase(), value!)
  const value = (part: string) => (/^["']/.test(part) ? part.slice(1, -1) : (pieces.get(part.toLowerCase()) ?? ''))
  const sums = [...text.matchAll(/(?:["'][^"'\n]*["']|\b\w{1,20}\b)(?:\s*\+\s*(?:["'][^"'\n]*["']|\w{1,20}))+/g)]
    .slice(0, MOST_TOKENS)
    .map(([sum]) => (sum.match(/["'][^"'\n]*["']|\w+/g) ?? []).map(value).join(''))
  if (sums.length > 0) return sums.join(' ')
  return pieces.size > 1 && /combin|concat|join|together|assembl|put .{0,20}in order|merge/i.test(text)
    ? [...pieces.values()].join('')
    : ''
}
