import Hashids from 'hashids'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890'
const MIN_LENGTH = 60

/** Salts of the three kinds of continue code (docs/reference/training.md#continue-codes). */
const SALTS = {
  hacking: 'this is my salt',
  'find-it': 'this is the salt for findIt challenges',
  'fix-it': 'yet another salt for the fixIt challenges',
} as const

export type ContinueCodeKind = keyof typeof SALTS

/** The continue code of challenge ids, whose order matters; undefined for an empty list. */
export function continueCode(kind: ContinueCodeKind, ids: readonly number[]): string | undefined {
  if (ids.length === 0) return undefined
  return new Hashids(SALTS[kind], MIN_LENGTH, ALPHABET).encode([...ids])
}

/** The challenge ids in a continue code; undefined for an invalid code. */
export function idsOfContinueCode(kind: ContinueCodeKind, code: string): number[] | undefined {
  if (!/^[a-zA-Z0-9]{1,2000}$/.test(code)) return undefined
  const ids = new Hashids(SALTS[kind], MIN_LENGTH, ALPHABET).decode(code).map(Number)
  return ids.length > 0 ? ids : undefined
}
