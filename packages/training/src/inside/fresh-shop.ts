import { randomBytes } from 'node:crypto'
import { SCRATCH_PREFIX, type WorldRegistry } from '@fruit/world/registry'
import type { World } from '@fruit/world/world'

/**
 * Lets something happen in a new shop that runs the same code as a world's shop, and throws it away. What became of the
 * world's own accounts, orders and files is not in it, so the code alone decides.
 */
export async function inFreshShop<Result>(
  registry: WorldRegistry,
  { variants }: Pick<World, 'variants'>,
  act: (fresh: World) => Promise<Result>,
): Promise<Result> {
  const id = `${SCRATCH_PREFIX}${randomBytes(12).toString('hex')}`
  const fresh = registry.enter(id)
  try {
    for (const [seam, variant] of variants) fresh.choose(seam, variant)
    return await act(fresh)
  } finally {
    registry.leave(fresh)
    registry.discard(id)
  }
}
