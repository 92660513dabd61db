import { readCatalogue, sourceOf } from '@fruit/catalogue/catalogue'
import { OPEN_FLAWS } from '@fruit/catalogue/open-holes'
import type { GroundTruth } from '@fruit/contracts/calls/ground-truth'
import { namedCalls } from '@fruit/contracts/named-calls'
import { shopRoutes } from '@fruit/shop/shop'
import { groundTruth } from '@fruit/training/scanning/ground-truth'

/**
 * The ground truth according to the sources, without a server.
 *
 * @param isSafe of the safe twin, whose code has no vulnerabilities; those of its data are real there too
 */
export async function truthOfSources(isSafe: boolean): Promise<GroundTruth> {
  const { entries, weaknesses } = readCatalogue()
  // Only the declarations of the routes are read, so their services are not needed.
  const routes = shopRoutes('', { ask: () => Promise.resolve(null) } as never, {} as never, {} as never)
  const calls = [...new Set([...routes.map(({ call }) => call), ...namedCalls().values()])]
  return groundTruth({
    entries,
    openHoles: OPEN_FLAWS,
    weaknesses,
    codeOf: sourceOf,
    calls,
    ...(isSafe && { isClosed: () => true }),
  })
}
