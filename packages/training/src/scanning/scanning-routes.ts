import type { TrainingCall } from '@fruit/contracts/call'
import {
  beginScan,
  type GroundTruth,
  type GroundTruthVulnerability,
  readGroundTruth,
  readScan,
  type VulnerabilityScanResult,
} from '@fruit/contracts/calls/ground-truth'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import { literal } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { ScanObserver } from './scan-watch.ts'

/** Ground truth of the shop and observations of scans, if the configuration shows them. */
export interface Scanning {
  readonly truth: GroundTruth
  readonly watch: ScanObserver
}

/**
 * Calls for the evaluation of scanners, in English, because programs read them.
 *
 * @param of returns the counted challenges of an open world; vulnerabilities of other challenges are neither shown nor listed as
 *   safe
 * @param shown returns null when the configuration does not show the ground truth
 */
export function scanningRoutes(
  of: (world: World) => { readonly catalogue: TrainingCatalogue },
  shown: () => Scanning | null,
): readonly Route<TrainingCall>[] {
  const allowed = (): Scanning => {
    const scanning = shown()
    if (scanning) return scanning
    throw new HttpError(403, literal('Which holes there are is shown where server.showGroundTruth is on.'))
  }
  return [
    handle(readGroundTruth, ({ world }) => {
      const { holes, safe } = allowed().truth
      return { holes: holes.flatMap((hole) => countedVulnerability(of(world).catalogue, hole) ?? []), safe }
    }),
    handle(readScan, ({ world }) => {
      const { truth, watch } = allowed()
      const { requests, holes } = watch.of(world.id)
      const names = new Map(truth.holes.map((hole) => [hole.key, countedVulnerability(of(world).catalogue, hole)?.key]))
      return { requests, holes: holes.flatMap((seen) => nameOf(names.get(seen.key), seen)) }
    }),
    handle(beginScan, ({ world }) => {
      allowed().watch.reset(world.id)
      return new HttpResponse(204, '')
    }),
  ]
}

/** A vulnerability with its counted challenges; null when none of them counts. */
function countedVulnerability(
  { byKey }: TrainingCatalogue,
  hole: GroundTruthVulnerability,
): GroundTruthVulnerability | null {
  const challenges = hole.challenges.filter((key) => byKey.has(key))
  if (challenges.length === hole.challenges.length) return hole
  const first = byKey.get(challenges[0] ?? '')?.challenge
  return first
    ? { ...hole, challenges, key: first.key, name: first.name, proof: `/rest/training/walkthroughs/${first.key}` }
    : null
}

function nameOf(key: string | undefined, seen: VulnerabilityScanResult): readonly VulnerabilityScanResult[] {
  return key === undefined ? [] : [{ ...seen, key }]
}
