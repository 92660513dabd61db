import type { TrainingCall } from '@fruit/contracts/call'
import {
  answerQuestion,
  choosePath,
  getNextChallenge,
  getPath,
  listPaths,
  restoreAnswers as restoreCall,
} from '@fruit/contracts/calls/paths'
import { handle, type Route } from '@fruit/world/route'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { nextChallenge } from './next-challenge.ts'
import { answer, type PathParts, pathPage, pathSummary, requirePath, restoreAnswers } from './path-page.ts'

/** @param of returns the progress of an open world */
export function pathRoutes(of: (world: World) => PathParts): readonly Route<TrainingCall>[] {
  const nextSteps = (visit: Parameters<typeof nextChallenge>[0]) => {
    const progress = of(visit.world)
    const { chosen } = progress.paths
    return { next: nextChallenge(visit, progress), path: chosen && pathSummary(visit, progress, chosen) }
  }
  return [
    handle(listPaths, (visit) => {
      const progress = of(visit.world)
      const paths = progress.catalogue.paths.map((path) => pathSummary(visit, progress, path))
      return { paths, given: progress.paths.given() }
    }),
    handle(restoreCall, async (visit, { body }) => {
      const progress = of(visit.world)
      await restoreAnswers(visit, progress, body.given)
      return { given: progress.paths.given() }
    }),
    handle(getPath, (visit, { params }) => {
      const progress = of(visit.world)
      return pathPage(visit, progress, requirePath(progress, params.id))
    }),
    handle(answerQuestion, (visit, { params, body }) => {
      const progress = of(visit.world)
      return answer(visit, progress, requirePath(progress, params.id), params.question, body.answer)
    }),
    handle(getNextChallenge, nextSteps),
    handle(choosePath, (visit, { body }) => {
      const progress = of(visit.world)
      if (progress.isPathEnforced)
        throw HttpError.expected(403, 'Your trainer leads this event along a path, and everybody follows it.')
      progress.paths.choose(body.path === null ? null : requirePath(progress, body.path))
      return nextSteps(visit)
    }),
  ]
}
