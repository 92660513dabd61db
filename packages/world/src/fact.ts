/** A kind of thing that can happen in a world: what happened, never what it means. */
export interface Fact<Data> {
  readonly name: string
  /** `browser`: reported by a browser, so it says no more than that somebody sent it. */
  readonly trust: 'server' | 'browser'
  /** Carries the type of the data; never present at run time. */
  readonly data?: Data
}

export interface RecordedFact<Data = unknown> {
  readonly fact: Fact<Data>
  readonly data: Data
}

/**
 * Declares a kind of fact.
 *
 * @param name `<area>.<past-tense phrase>` in kebab case
 */
export function defineFact<Data>(name: string, options: { trust?: 'server' | 'browser' } = {}): Fact<Data> {
  return { name, trust: options.trust ?? 'server' }
}
