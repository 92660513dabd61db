/** A part of a list: what stands there once, and how often it stands there one after the other. */
export interface Fold<Item> {
  readonly items: readonly Item[]
  readonly times: number
}

/** Longer rounds than this are not looked for. */
const LONGEST_ROUND = 6
/** Fewer rounds than this are told one by one: two attempts are a comparison. */
const FEWEST_ROUNDS = 3

/**
 * Folds rounds of items that repeat, such as a captcha and the form that it is for, again and again. A list that repeats
 * nothing comes back in folds of one.
 *
 * @param kindOf items of one kind count as the same
 */
export function folded<Item>(items: readonly Item[], kindOf: (item: Item) => string): Fold<Item>[] {
  const kinds = items.map(kindOf)
  const folds: Fold<Item>[] = []
  for (let at = 0; at < items.length; ) {
    const { round, times } = bestRound(kinds, at)
    folds.push({ items: items.slice(at, at + round), times })
    at += round * times
  }
  return folds
}

/** The round that covers most from a place on; the shortest one of those. */
function bestRound(kinds: readonly string[], at: number): { readonly round: number; readonly times: number } {
  let best = { round: 1, times: 1 }
  for (let round = 1; round <= LONGEST_ROUND; round++) {
    const repeats = (place: number) =>
      kinds.slice(place, place + round).every((kind, index) => kind === kinds[at + index])
    let times = 1
    while (at + (times + 1) * round <= kinds.length && repeats(at + times * round)) times++
    if (times >= FEWEST_ROUNDS && round * times > best.round * best.times) best = { round, times }
  }
  return best
}
