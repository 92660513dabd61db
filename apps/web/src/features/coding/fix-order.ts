import type { CodingState } from '@fruit/contracts/calls/coding'

const BEST_FIRST = ['holds', 'leaks', 'breaks', null] as const
/** Storage key of the browser's random seed. */
const SEED_KEY = 'fix-order'

/**
 * Returns the browser's random seed, which is created on first use and stored, so that the order of the fixes stays the
 * same.
 */
export function browserSeed(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem(SEED_KEY)
  if (kept) return kept
  const drawn = Math.random().toString(36).slice(2)
  storage.setItem(SEED_KEY, drawn)
  return drawn
}

/**
 * The order in which a player sees the fixes, as indexes of the interface's list. If one has to be chosen, the order
 * depends on the browser and the challenge; else fixes that hold come first.
 *
 * @param lot the browser's random seed
 */
export function fixOrder(
  state: Pick<CodingState, 'key' | 'options' | 'hasSteps'> | undefined,
  lot: string,
): readonly number[] {
  const rank = ({ index, outcome }: CodingState['options'][number]) =>
    state?.hasSteps ? hashOf(`${lot} ${state.key} ${index}`) : BEST_FIRST.indexOf(outcome)
  return [...(state?.options ?? [])].sort((one, other) => rank(one) - rank(other)).map(({ index }) => index)
}

/** Hash of a text: FNV-1a with the finalizer of MurmurHash3, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
