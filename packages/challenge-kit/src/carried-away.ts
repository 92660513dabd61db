import { insideAddress } from '@fruit/isomorphic/chat/inside-address'
import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import { imageUrlsIn } from './shown-element.ts'

/** Minimum length of a shared run of characters. It is lower for Han and Kana scripts, whose words have one or two characters. */
const MIN_SHARED_LENGTH = 12
const MIN_SHARED_LENGTH_CJK = 6

/** Maximum length of a normalized URL, and of all normalized messages that it is compared with, in characters. */
const MAX_ADDRESS_LENGTH = 8192
const MAX_SAID_LENGTH = 32_768
/** Number of characters that are normalized at once: NFKC can replace each by 18. */
const NORMALIZED_AT_ONCE = 1024
/** Maximum number of pictures of an answer. */
const MAX_PICTURES = 200

/**
 * Returns whether a request to an external host leaks a conversation: the request contains text from it, and an answer shows a picture from
 * this URL.
 *
 * @param address path and query of the request, such as `/internet/tallyhouse.example/count?page=…`
 * @param shown HTML of answers, with the messages of the customer who saw them
 */
export function leaksConversation(
  address: string,
  shown: readonly { readonly markup: string; readonly said: readonly string[] }[],
): boolean {
  const asked = normalized(address, MAX_ADDRESS_LENGTH)
  const isAsked = (picture: string) => normalized(insideAddress(picture) ?? '', MAX_ADDRESS_LENGTH) === asked
  const matching = shown.filter(({ markup }) => imageUrlsIn(markup).slice(0, MAX_PICTURES).some(isAsked))
  // Answers of one conversation repeat its messages. The latest come first, in case that they are too long together.
  return sharesText(asked, new Set(matching.flatMap(({ said }) => said).reverse()))
}

/** Returns whether a text contains a long run of a message. URLs in the messages do not count. */
function sharesText(asked: string, said: Iterable<string>): boolean {
  const runs = new Map(
    [MIN_SHARED_LENGTH, MIN_SHARED_LENGTH_CJK].map((length) => [length, new Set(runsOf(asked, length))]),
  )
  let left = MAX_SAID_LENGTH
  for (const text of said)
    for (const piece of text.split(/(?<!\S)\S*\/\S*/)) {
      const letters = normalized(piece, left)
      left -= letters.length
      const length = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(piece)
        ? MIN_SHARED_LENGTH_CJK
        : MIN_SHARED_LENGTH
      const known = runs.get(length)!
      for (const run of runsOf(letters, length)) if (known.has(run)) return true
    }
  return false
}

/** Returns each run of this many characters in a text. */
function* runsOf(text: string, length: number): Generator<string> {
  // A character beyond the Basic Multilingual Plane consists of two units of a string.
  const starts: number[] = []
  for (let at = 0; at < text.length; at += text.codePointAt(at)! > 0xffff ? 2 : 1) starts.push(at)
  starts.push(text.length)
  for (let from = 0; from + length < starts.length; from++) yield text.slice(starts[from], starts[from + length])
}

/** Returns the first letters, marks and digits of a text after percent-decoding. */
function normalized(text: string, most: number): string {
  const whole = percentDecoded(text.replaceAll('+', ' '))
  let letters = ''
  for (let at = 0; at < whole.length && letters.length < most; at += NORMALIZED_AT_ONCE)
    letters += whole
      .slice(at, at + NORMALIZED_AT_ONCE)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return letters.slice(0, most)
}
