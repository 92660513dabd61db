import { insideAddress } from '@fruit/isomorphic/chat/inside-address'
import { picturesIn } from './shown-element.ts'

/** So many letters of what was said are no accident; fewer where a word is one or two signs. */
const TELLING = 12
const TELLING_WITHOUT_BLANKS = 6

/**
 * Whether a request to a host out there brings it something of a conversation, because an answer of that conversation shows
 * a picture from this very address.
 *
 * @param address path and query of the request, such as `/internet/tallyhouse.example/count?page=…`
 * @param shown HTML of answers, with what had been said by whoever was shown them
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

/** Whether a text holds a longer run of what somebody said. Addresses that they named are none of it. */
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

/** Letters and digits of a text, as it reads once its escapes are gone. */
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
