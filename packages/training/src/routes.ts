import { notificationsClosed } from '@fruit/challenge-kit/facts'
import { countryMapping, repeatNotification, resetTraining, undoReset } from '@fruit/contracts/calls/progress'
import { getChallengePage, listChallenges } from '@fruit/contracts/calls/training'
import { getTutorial } from '@fruit/contracts/calls/tutorials'
import { notificationReceived, notificationsClosedMessage } from '@fruit/contracts/events'
import { refusedCall } from '@fruit/contracts/resource-calls'
import { Refusal } from '@fruit/world/refusal'
import { Answer, handle, type MessageRoute, type Route, receive } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { challengePage } from './challenges/challenge-page.ts'
import { entryOrRefusal } from './challenges/known-entry.ts'
import { rowsFor } from './challenges/row-filter.ts'
import { snippetRoutes } from './coding/snippet-routes.ts'
import { continueRoutes } from './continue-codes/continue-routes.ts'
import { hintRoutes } from './hints/hint-routes.ts'
import { tutorialOf } from './hints/tutorial.ts'
import type { Progress } from './progress.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/**
 * @param of the progress of a world that is open
 * @param resetShop gives a world a new shop; visits that are under way end in the old one
 * @param following changes what is stored of a world, then puts the fixes that are stored by then in place
 */
export function progressRoutes(
  of: (world: World) => Progress,
  resetShop: (world: World) => void,
  following: <Result>(world: World, change: () => Result) => Promise<Result>,
): readonly Route[] {
  return [
    handle(listChallenges, (visit, { query }) => {
      const progress = of(visit.world)
      if (Object.keys(query).length === 0) return new Answer(200, progress.list(visit), JSON_TYPE)
      return { status: 'success', data: rowsFor(progress.rows(visit), query) }
    }),
    // The guard answers before these do.
    ...(['get', 'create', 'update', 'remove'] as const).map((operation) =>
      handle(refusedCall('Challenges', 'Training', operation), () => ({})),
    ),
    handle(getChallengePage, (visit, { params }) => {
      const progress = of(visit.world)
      return challengePage(visit, progress, entryOrRefusal(progress, params.key))
    }),
    handle(getTutorial, (visit, { params }) => tutorialOf(of(visit.world), params.key, visit.language)),
    ...hintRoutes(of),
    ...continueRoutes(of),
    ...snippetRoutes(of),
    handle(repeatNotification, (visit, { query }) => {
      if (query.challenge !== undefined) of(visit.world).repeat(String(query.challenge), visit.world)
      return new Answer(200, 'OK')
    }),
    handle(countryMapping, (visit) => visit.world.configuration.ctf.countryMapping ?? {}),
    handle(resetTraining, async (visit, { body }) => {
      const progress = of(visit.world)
      if (body.what === 'shop') {
        resetShop(visit.world)
        return { undoable: false }
      }
      const challenge = body.what === 'challenge' ? entryOrRefusal(progress, body.key).challenge : null
      await following(visit.world, () => progress.forget(challenge))
      return { undoable: progress.undoable }
    }),
    handle(undoReset, async (visit) => {
      const restored = await following(visit.world, () => of(visit.world).undo())
      if (restored === null) throw new Refusal(409, 'There is nothing to undo: no progress was reset.')
      return { restored }
    }),
  ]
}

/** @param of the progress of a world that is open */
export function progressMessages(of: (world: World) => Progress): readonly MessageRoute[] {
  return [
    receive(notificationReceived, (visit, flag) => of(visit.world).confirm(flag)),
    receive(notificationsClosedMessage, (visit, closed) => visit.record(notificationsClosed, { count: closed.length })),
  ]
}
