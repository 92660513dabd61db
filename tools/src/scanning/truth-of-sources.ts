import { codeOf, readCatalogue } from '@fruit/catalogue/catalogue'
import { OPEN_HOLES } from '@fruit/catalogue/open-holes'
import type { TruthAbout } from '@fruit/contracts/calls/ground-truth'
import { namedCalls } from '@fruit/contracts/named-calls'
import { shopRoutes } from '@fruit/shop/shop'
import { groundTruth } from '@fruit/training/scanning/ground-truth'

/**
 * The ground truth as the sources say it, without a server.
 *
 * @param isSafe of the twin, whose code has no holes; what its data gives away is real all the same
 */
export async function truthOfSources(isSafe: boolean): Promise<TruthAbout> {
  const { entries, weaknesses } = readCatalogue()
  // Only what the calls are is read here; nobody makes one.
  const routes = shopRoutes('', { ask: () => Promise.resolve(null) } as never, {} as never, {} as never)
  const calls = [...new Set([...routes.map(({ call }) => call), ...namedCalls().values()])]
  return groundTruth({
    entries,
    openHoles: OPEN_HOLES,
    weaknesses,
    codeOf,
    calls,
    ...(isSafe && { isClosed: () => true }),
  })
}
