import { createHmac } from 'node:crypto'
import type { StoredLearner } from '@fruit/platform/tables'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Without 0, O, 1 and I, which people mistake for one another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits in 16 characters that a host name may have. */
const LABEL_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const WORDS_OF_A_PASS = 4

/**
 * Credentials of learners. Each follows from a key of the host and a number that grows when it is renewed: the database of the class
 * holds none, and a trainer can read each again.
 */
export class ClassKeys {
  readonly #key: string

  /** @param key of the host, which only the data folder knows */
  constructor(key: string) {
    this.#key = key
  }

  /** Four words of a list of 2048 (BIP 39), lower case, with a blank between: 44 bits. */
  passOf({ id, passNumber }: Pick<StoredLearner, 'id' | 'passNumber'>): string {
    const bytes = this.#derived(`pass ${id} ${passNumber}`)
    const words = Array.from({ length: WORDS_OF_A_PASS }, (_, index) => wordlist[bytes.readUInt16BE(2 * index) % 2048]!)
    return words.join(' ')
  }

  /** Opens a learner's shop to tools: 16 characters of 32, 80 bits. */
  toolsKeyOf({ id, toolsNumber }: Pick<StoredLearner, 'id' | 'toolsNumber'>): string {
    return inAlphabet(this.#derived(`tools ${id} ${toolsNumber}`), 16, LABEL_ALPHABET)
  }

  /** With which others come into a team. */
  teamCodeOf(team: string): string {
    return inAlphabet(this.#derived(`team ${team}`), 6, CODE_ALPHABET)
  }

  /** Says that a cookie is one of ours; another pass makes it worthless. */
  signatureOf({ id, passNumber }: Pick<StoredLearner, 'id' | 'passNumber'>): string {
    return this.#derived(`cookie ${id} ${passNumber}`).toString('base64url')
  }

  #derived(text: string): Buffer {
    return createHmac('sha256', this.#key).update(`class: ${text}`).digest()
  }
}

/** Five bits of each byte choose a sign, so no sign is more likely than another. */
export function inAlphabet(bytes: Uint8Array, length: number, alphabet: string): string {
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte & 31]).join('')
}
