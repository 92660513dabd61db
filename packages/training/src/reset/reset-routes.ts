import type { TrainingCall } from '@fruit/contracts/call'
import { resetTraining, undoReset } from '@fruit/contracts/calls/progress'
import { Refusal } from '@fruit/world/refusal'
import { handle, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { entryOrRefusal } from '../catalogue/known-entry.ts'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { InstalledFixes } from '../coding/installed-fixes.ts'
import type { Publish } from '../events/event-channel.ts'
import type { Reset } from './reset.ts'

interface Parts {
  readonly catalogue: TrainingCatalogue
  readonly reset: Reset
  readonly publish: Publish
}

/**
 * @param of the progress of a world that is open
 * @param resetShop gives a world a new shop; visits that are under way end in the old one
 */
export function resetRoutes(
  of: (world: World) => Parts,
  installedFixes: InstalledFixes,
  resetShop: (world: World) => void,
): readonly Route<TrainingCall>[] {
  return [
    handle(resetTraining, async ({ world }, { body }) => {
      const { catalogue, reset, publish } = of(world)
      if (body.what === 'shop') {
        installedFixes.clear(world)
        resetShop(world)
        publish('reset', { what: 'shop' })
        return { undoable: false }
      }
      const challenge = body.what === 'challenge' ? entryOrRefusal(catalogue, body.key).challenge : null
      await installedFixes.following(world, () => reset.forget(challenge))
      return { undoable: reset.undoable }
    }),
    handle(undoReset, async ({ world }) => {
      const restored = await installedFixes.following(world, () => of(world).reset.undo())
      if (restored === null) throw new Refusal(409, 'There is nothing to undo: no progress was reset.')
      return { restored }
    }),
  ]
}
