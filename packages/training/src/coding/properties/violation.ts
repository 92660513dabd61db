import type { PlayerRequest, Wrong } from '@fruit/challenge-kit/property'

/** How a player's module was seen to lack the property that it must have. */
export interface Violation {
  readonly kind: Wrong
  /** What happened, as a sentence. */
  readonly what: string
  /** Shows it to whoever sends it. */
  readonly request: PlayerRequest
}

/** A player's function and the shop's own, which must agree. */
export interface Compared {
  /** Throws when the function gives no proper answer. */
  readonly own: (...values: readonly unknown[]) => Promise<unknown>
  readonly safe: (...values: readonly unknown[]) => unknown
  /** Throws when judging must end. */
  readonly goOn: () => void
}

/** The same text with a letter in place of each sign that could mean something. */
export function inert(text: string): string {
  return text.replace(/[^\p{L}\p{N}@._]/gu, 'x')
}
