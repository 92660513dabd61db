import type { TrainingCall } from '@fruit/contracts/call'
import { listUndos, resetTraining, type UndoOffer, undoReset } from '@fruit/contracts/calls/progress'
import type { BackgroundThrottle } from '@fruit/scheduling/background-throttle'
import { handle, type Route } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World, WorldId } from '@fruit/world/world'
import { requireEntry } from '../catalogue/known-entry.ts'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { InstalledFixes } from '../coding/installed-fixes.ts'
import type { KeptShops, Reset } from './reset.ts'
import { UNDO_LIFETIME_MS, type Undo } from './undo-history.ts'

interface Parts {
  readonly catalogue: TrainingCatalogue
  readonly reset: Reset
}

/**
 * @param of returns the progress of an open world
 * @param shopsOf the shops of a world; active visits end in the shop in which they began
 * @param pace throttle of tasks that block the main thread, such as creating a shop
 * @param waitOf counts a reset or an undo of a world; returns 0, or the seconds to wait when the limit is reached
 */
export function resetRoutes(
  of: (world: World) => Parts,
  installedFixes: InstalledFixes,
  shopsOf: (world: World) => KeptShops,
  pace: BackgroundThrottle,
  waitOf: (world: WorldId) => number,
): readonly Route<TrainingCall>[] {
  const undosIn = ({ world }: Visit) => of(world).reset.undos(shopsOf(world), world.clock.now())
  const offer = ({ world, language }: Visit, undo: Undo): UndoOffer => {
    const entry = undo.what === 'challenge' ? of(world).catalogue.byKey.get(undo.key) : undefined
    return {
      id: undo.id,
      what: undo.what,
      // A challenge may have left the catalogue since.
      ...(undo.what === 'challenge' && { key: undo.key, title: entry?.title(language) ?? undo.key }),
      madeAt: new Date(undo.madeAt).toISOString(),
      endsAt: new Date(undo.madeAt + UNDO_LIFETIME_MS).toISOString(),
    }
  }
  /** @throws HttpError 429 */
  const holdToLimit = ({ id }: World) => {
    const seconds = waitOf(id)
    if (seconds > 0)
      throw new HttpError(
        429,
        messageWith('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }),
      )
  }
  return [
    handle(resetTraining, async (visit, { body }) => {
      const { world } = visit
      holdToLimit(world)
      const { catalogue, reset } = of(world)
      const before = reset.latest
      if (body.what === 'shop')
        await pace.runForResult(world.id, () => {
          reset.renewShop(shopsOf(world), world.clock.now())
          // Opened here, because opening blocks the main thread as long as creating, and the first visit would not be throttled.
          shopsOf(world).open()
        })
      else {
        const challenge = body.what === 'challenge' ? requireEntry(catalogue, body.key).challenge : null
        await installedFixes.reinstallAfter(world, () => reset.forget(challenge, world.clock.now()))
      }
      const [latest] = undosIn(visit)
      return { undo: latest && latest.id !== before ? offer(visit, latest) : null }
    }),
    handle(listUndos, (visit) => ({ undos: undosIn(visit).map((undo) => offer(visit, undo)) })),
    handle(undoReset, async ({ world }, { body }) => {
      holdToLimit(world)
      const { reset } = of(world)
      const undo = () => reset.undo(body.id ?? null, shopsOf(world), world.clock.now())
      const undone = await installedFixes.reinstallAfter(world, undo)
      if (undone === null)
        throw new HttpError(
          409,
          'There is nothing to undo: it is undone already, more than a day old, or still in use.',
        )
      return { what: undone.what, restored: undone.solves }
    }),
  ]
}
