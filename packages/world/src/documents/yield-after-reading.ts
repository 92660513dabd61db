/** Reading and converting this many rows blocks the main thread for some milliseconds. */
const YIELD_THRESHOLD = 500

/** The part of a world that this module uses. */
interface Pausing {
  readonly nextTurn: () => Promise<void>
}

/** Call after reading many rows: yields to other requests before the call continues. Does nothing after a short list. */
export async function yieldAfterReading({ nextTurn }: Pausing, rows: number): Promise<void> {
  if (rows >= YIELD_THRESHOLD) await nextTurn()
}
