import type { TrainingCall } from '@fruit/contracts/call'
import { beginScan, readGroundTruth, readScan, type TruthAbout } from '@fruit/contracts/calls/ground-truth'
import { Refusal } from '@fruit/world/refusal'
import { Answer, handle, type Route } from '@fruit/world/route'
import { asWritten } from '@fruit/world/texts/texts'
import type { ScanWatch } from './scan-watch.ts'

/** What is known of the shop's holes, where the configuration shows it. */
export interface Scanning {
  readonly truth: TruthAbout
  readonly watch: ScanWatch
}

/**
 * For those who score scanners, in English: programs read it.
 *
 * @param shown null where the configuration does not show it
 */
export function scanningRoutes(shown: () => Scanning | null): readonly Route<TrainingCall>[] {
  const allowed = (): Scanning => {
    const scanning = shown()
    if (scanning) return scanning
    throw new Refusal(403, asWritten('Which holes there are is shown where server.showGroundTruth is on.'))
  }
  return [
    handle(readGroundTruth, () => allowed().truth),
    handle(readScan, ({ world }) => {
      const { requests, holes } = allowed().watch.of(world.id)
      return { requests, holes: [...holes] }
    }),
    handle(beginScan, ({ world }) => {
      allowed().watch.begin(world.id)
      return new Answer(204, '')
    }),
  ]
}
