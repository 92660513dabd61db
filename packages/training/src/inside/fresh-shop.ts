import { randomBytes } from 'node:crypto'
import { SCRATCH_PREFIX, type WorldRegistry } from '@fruit/world/registry/registry'
import type { World, WorldId } from '@fruit/world/world'

/** An id for a world that is deleted after its use. */
export function scratchId(): WorldId {
  return `${SCRATCH_PREFIX}${randomBytes(12).toString('hex')}`
}

/**
 * Calls `act` in a new shop with the same variants as a world's shop, and deletes that shop afterwards. The new shop has none of
 * the world's changed accounts, orders and files, so only the code decides the result.
 */
export async function inFreshShop<Result>(
  registry: WorldRegistry,
  { variants }: Pick<World, 'variants'>,
  act: (fresh: World) => Promise<Result>,
): Promise<Result> {
  const id = scratchId()
  const fresh = registry.enter(id)
  try {
    for (const [seam, variant] of variants) fresh.setVariant(seam, variant)
    return await act(fresh)
  } finally {
    registry.leave(fresh)
    registry.discard(id)
  }
}
