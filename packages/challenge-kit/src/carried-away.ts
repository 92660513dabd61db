import { insideAddress } from '@fruit/isomorphic/chat/inside-address'
import { picturesIn } from './shown-element.ts'

/** Minimum length of a shared run of characters. It is lower for Han and Kana scripts, whose words have one or two characters. */
const TELLING = 12
const TELLING_WITHOUT_BLANKS = 6

/**
 * Returns whether a request to an external host leaks a conversation: the request contains text from it, and an answer shows a picture from
 * this URL.
 *
 * @param address path and query of the request, such as `/internet/tallyhouse.example/count?page=…`
 * @param shown HTML of answers, with the messages of the customer who saw them
 */
export function carriesAway(
  address: string,
  shown: readonly { readonly markup: string; readonly said: readonly string[] }[],
): boolean {
  const asked = comparable(address)
  return shown.some(
    ({ markup, said }) =>
      picturesIn(markup).some((picture) => comparable(insideAddress(picture) ?? '') === asked) &&
      said.some((text) => holdsSomeOf(asked, text)),
  )
}

/** Returns whether a text contains a long run of a message. URLs in the message do not count. */
function holdsSomeOf(asked: string, said: string): boolean {
  return said.split(/(?<!\S)\S*\/\S*/).some((piece) => {
    const signs = [...comparable(piece)]
    const length = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(piece)
      ? TELLING_WITHOUT_BLANKS
      : TELLING
    for (let from = 0; from + length <= signs.length; from++)
      if (asked.includes(signs.slice(from, from + length).join(''))) return true
    return false
  })
}

/** Returns the letters, marks and digits of a text after percent-decoding. */
function comparable(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
