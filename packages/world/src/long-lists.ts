import { setImmediate as nextTurn } from 'node:timers/promises'

/** Reading so many rows, and making something of them, takes some milliseconds of the main thread. */
const LONG = 500

/** Lets others be served before a call goes on that has just read so many rows; does nothing after a short list. */
export async function afterReading(rows: number): Promise<void> {
  if (rows >= LONG) await nextTurn()
}
