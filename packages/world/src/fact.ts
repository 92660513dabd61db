/** A kind of event that the shop records: what happened, never what it means. */
export interface Fact<Data> {
  readonly name: string
  /** `browser`: a browser reported the fact, so nothing more is certain than that somebody sent it. */
  readonly trust: 'server' | 'browser'
  /** The fact is that the body of an answer showed something, so it is none where an answer has no body. */
  readonly isShown: boolean
  /** Carries the type of the data; absent at run time. */
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
export function defineFact<Data>(
  name: string,
  options: { trust?: 'server' | 'browser'; isShown?: boolean } = {},
): Fact<Data> {
  return { name, trust: options.trust ?? 'server', isShown: options.isShown ?? false }
}
