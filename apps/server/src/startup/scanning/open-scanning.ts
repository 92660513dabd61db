import { readCatalogue, sourceOf } from '@fruit/catalogue/catalogue'
import { OPEN_FLAWS } from '@fruit/catalogue/open-holes'
import type { Call } from '@fruit/contracts/call'
import { groundTruth } from '@fruit/training/scanning/ground-truth'
import { ScanObserver } from '@fruit/training/scanning/scan-watch'
import type { Scanning } from '@fruit/training/scanning/scanning-routes'
import type { Backend } from '../backend.ts'

/**
 * Creates the ground truth of a shop, and the watch for scans.
 *
 * @param calls every call of the interface
 */
export async function openScanning(
  { isClosed, events }: Pick<Backend, 'isClosed' | 'events'>,
  calls: readonly Call[],
): Promise<Scanning> {
  const { entries, weaknesses } = readCatalogue()
  const truth = await groundTruth({ entries, openHoles: OPEN_FLAWS, weaknesses, codeOf: sourceOf, calls, isClosed })
  const watch = new ScanObserver(truth.holes)
  events.subscribe('reachedGoal', (world, { key }) => watch.recordGoal(world, key))
  return { truth, watch }
}
