import { createHmac } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { StoredLearner } from '../store/tables.ts'

/** Without 0, O, 1 and I, which are easy to confuse. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 32 characters that are valid in a host name; 16 of them give 80 bits. */
const LABEL_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASS_WORDS = 4

/**
 * Derives the credentials of learners from a key of the host and a number that increases with each renewal. So the database
 * stores no credentials, and trainers can still look them up.
 */
export class ClassKeys {
  readonly #key: string

  /** @param key of the host, stored only in the data folder */
  constructor(key: string) {
    this.#key = key
  }

  /** Four words of a list of 2048 (BIP 39), lower case, separated by spaces: 44 bits. */
  passOf({ id, passNumber }: Pick<StoredLearner, 'id' | 'passNumber'>): string {
    const bytes = this.#derived(`pass ${id} ${passNumber}`)
    const words = Array.from({ length: PASS_WORDS }, (_, index) => wordlist[bytes.readUInt16BE(2 * index) % 2048]!)
    return words.join(' ')
  }

  /** Key of a learner's shop for tools: 16 characters of 32, 80 bits. */
  toolsKeyOf({ id, toolsNumber }: Pick<StoredLearner, 'id' | 'toolsNumber'>): string {
    return inAlphabet(this.#derived(`tools ${id} ${toolsNumber}`), 16, LABEL_ALPHABET)
  }

  /** Code with which learners join a team. */
  teamCodeOf(team: string): string {
    return inAlphabet(this.#derived(`team ${team}`), 6, CODE_ALPHABET)
  }

  /** Signature of a learner's cookie; a new pass invalidates it. */
  signatureOf({ id, passNumber }: Pick<StoredLearner, 'id' | 'passNumber'>): string {
    return this.#derived(`cookie ${id} ${passNumber}`).toString('base64url')
  }

  #derived(text: string): Buffer {
    return createHmac('sha256', this.#key).update(`class: ${text}`).digest()
  }
}

/** Encodes five bits of each byte, so all 32 characters are equally likely. */
export function inAlphabet(bytes: Uint8Array, length: number, alphabet: string): string {
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte & 31]).join('')
}
