import type { World } from '../world.ts'

/** Reading and converting this many rows blocks the main thread for some milliseconds. */
const YIELD_THRESHOLD = 500

/** Call after reading many rows: yields to other requests before the call continues. Does nothing after a short list. */
export async function yieldAfterReading({ nextTurn }: Pick<World, 'nextTurn'>, rows: number): Promise<void> {
  if (rows >= YIELD_THRESHOLD) await nextTurn()
}
