/** A kind of event that the shop records. It describes the event, not its meaning. */
export interface Fact<Data> {
  readonly name: string
  /** `browser`: a browser reported the fact, so it may be forged. */
  readonly trust: 'server' | 'browser'
  /** True when the fact says that a response's body showed data. It is dropped when the response has no body. */
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
