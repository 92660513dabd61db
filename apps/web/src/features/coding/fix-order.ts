import type { CodingState } from '@fruit/contracts/calls/coding'

const BEST_FIRST = ['holds', 'leaks', 'breaks', null] as const
/** Under which a browser keeps what its orders follow from. */
const LOT = 'fix-order'

/** Draws a browser's lot at its first coding challenge; it stays, so that a fix keeps its number. */
export function drawnLot(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem(LOT)
  if (kept) return kept
  const drawn = Math.random().toString(36).slice(2)
  storage.setItem(LOT, drawn)
  return drawn
}

/**
 * The order in which a player sees the fixes, as indexes of the interface's list: where one has to be chosen it is another one
 * in each browser and for each challenge, elsewhere those that hold come first.
 *
 * @param lot from `drawnLot`
 */
export function fixOrder(
  state: Pick<CodingState, 'key' | 'options' | 'hasSteps'> | undefined,
  lot: string,
): readonly number[] {
  const rank = ({ index, outcome }: CodingState['options'][number]) =>
    state?.hasSteps ? spread(`${lot} ${state.key} ${index}`) : BEST_FIRST.indexOf(outcome)
  return [...(state?.options ?? [])].sort((one, other) => rank(one) - rank(other)).map(({ index }) => index)
}

/** A number that a text leads to and does not show: FNV-1a with the last mixing of MurmurHash3, 32 bits. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
