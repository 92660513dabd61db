import { defineTrainingCall, type TrainingCall } from '@fruit/contracts/call'
import { getOpenedHints, listHints, openNextHint, restoreOpenedHints, unlockHint } from '@fruit/contracts/calls/hints'
import { getTutorial, type Tutorial } from '@fruit/contracts/calls/tutorials'
import { refusedCall } from '@fruit/contracts/resource-calls'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { requireEntry } from '../catalogue/known-entry.ts'
import { filterRows } from '../catalogue/row-filter.ts'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import { type HintParts, hintRows, openedHints, openNext, restoreHints, shownHints, unlock } from './hints.ts'

/** @param of returns the progress of an open world */
export function hintRoutes(of: (world: World) => HintParts): readonly Route<TrainingCall>[] {
  return [
    handle(getTutorial, ({ world, language }, { params }) => tutorialOf(of(world).catalogue, params.key, language)),
    handle(listHints, (visit, { query }) => ({
      status: 'success',
      data: filterRows(hintRows(visit, of(visit.world)), query),
    })),
    handle(unlockHint, (visit, { params, body }) => {
      const row = unlock(visit, of(visit.world), params.id, body.unlocked === true)
      if (!row) return new HttpResponse(404, { message: 'Not Found', errors: [] })
      if (row.unlocked && body.unlocked === false)
        return new HttpResponse(400, {
          message: 'Validation error',
          errors: [{ field: 'unlocked', message: visit.translate('A hint that was opened stays open.') }],
        })
      return { status: 'success', data: row }
    }),
    // Never reached: the guard responds first.
    ...(['get', 'create', 'remove'] as const).map((operation) =>
      handle(defineTrainingCall(refusedCall('Hints', 'Training', operation)), () => ({})),
    ),
    handle(getOpenedHints, (visit) => ({ opened: openedHints(of(visit.world)) })),
    handle(restoreOpenedHints, (visit, { body }) => {
      const progress = of(visit.world)
      restoreHints(visit, progress, body.opened)
      return { opened: openedHints(progress) }
    }),
    handle(openNextHint, (visit, { params }) => {
      const progress = of(visit.world)
      const entry = requireEntry(progress.catalogue, params.key)
      if (!openNext(visit, progress, entry))
        throw new HttpError(409, 'There is no further hint to this challenge: you have read them all.')
      return { hints: shownHints(visit, progress, entry) }
    }),
  ]
}

/**
 * The tutorial of a challenge; without steps when the challenge has none.
 *
 * @param keyOrName key or name of the challenge; addresses in the browser contain the name
 * @throws HttpError 404 for an unknown challenge
 */
function tutorialOf(catalogue: TrainingCatalogue, keyOrName: string, language: string): Tutorial {
  const { byKey, entries } = catalogue
  const entry = byKey.get(keyOrName) ?? entries.find(({ challenge }) => challenge.name === keyOrName)
  if (!entry) throw new HttpError(404, 'There is no challenge with this key or name. GET /api/Challenges lists them.')
  const { steps } = entry.tutorial?.(language) ?? { steps: [] }
  return {
    key: entry.challenge.key,
    name: entry.challenge.name,
    steps: steps.map(({ text, anchor = null, route = null, unskippable = false, doneWhen }) => ({
      text,
      anchor,
      route,
      unskippable,
      doneWhen,
    })),
  }
}
