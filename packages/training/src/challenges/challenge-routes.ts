import { defineTrainingCall, type TrainingCall } from '@fruit/contracts/call'
import { countryMapping } from '@fruit/contracts/calls/progress'
import { getChallengePage, getProgressTally, listChallenges } from '@fruit/contracts/calls/training'
import { refusedCall } from '@fruit/contracts/resource-calls'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { requireEntry } from '../catalogue/known-entry.ts'
import { filterRows } from '../catalogue/row-filter.ts'
import { challengePage, type PageParts } from './challenge-page.ts'
import { pathRoutes } from './path-routes.ts'
import { progressTally } from './progress-tally.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** @param of returns the progress of an open world */
export function challengeRoutes(of: (world: World) => PageParts): readonly Route<TrainingCall>[] {
  return [
    handle(listChallenges, (visit, { query }) => {
      const { list } = of(visit.world)
      if (Object.keys(query).length === 0) return new HttpResponse(200, list.json(visit), JSON_TYPE)
      return { status: 'success', data: filterRows(list.rows(visit), query) }
    }),
    // Never reached: the guard responds first.
    ...(['get', 'create', 'update', 'remove'] as const).map((operation) =>
      handle(defineTrainingCall(refusedCall('Challenges', 'Training', operation)), () => ({})),
    ),
    handle(getChallengePage, (visit, { params }) => {
      const progress = of(visit.world)
      const entry = requireEntry(progress.catalogue, params.key)
      return challengePage(visit, progress, entry)
    }),
    ...pathRoutes(of),
    handle(getProgressTally, ({ world }) => progressTally(of(world))),
    handle(countryMapping, ({ world }) => {
      const { byKey } = of(world).catalogue
      const countries = Object.entries(world.configuration.ctf.countryMapping ?? {})
      return Object.fromEntries(countries.filter(([key]) => byKey.has(key)))
    }),
  ]
}
