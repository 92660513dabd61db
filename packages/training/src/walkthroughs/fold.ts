/** A part of a list, and how many times in a row it occurs. */
export interface Fold<Item> {
  readonly items: readonly Item[]
  readonly times: number
}

/** Maximum length of a repeated sequence. */
const MAX_ROUND_LENGTH = 6
/** Sequences that repeat fewer times are not folded, because two attempts are usually a comparison. */
const MIN_ROUNDS = 3

/**
 * Folds repeated sequences of items, such as a captcha and the form that needs it. Items without repetition are returned in folds
 * of one.
 *
 * @param kindOf items with the same kind count as equal
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

/** The sequence that covers most items from a position on; the shortest of equal ones. */
function bestRound(kinds: readonly string[], at: number): { readonly round: number; readonly times: number } {
  let best = { round: 1, times: 1 }
  for (let round = 1; round <= MAX_ROUND_LENGTH; round++) {
    const repeats = (place: number) =>
      kinds.slice(place, place + round).every((kind, index) => kind === kinds[at + index])
    let times = 1
    while (at + (times + 1) * round <= kinds.length && repeats(at + times * round)) times++
    if (times >= MIN_ROUNDS && round * times > best.round * best.times) best = { round, times }
  }
  return best
}
