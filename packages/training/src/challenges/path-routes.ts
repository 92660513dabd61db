import type { TrainingCall } from '@fruit/contracts/call'
import {
  answerQuestion,
  choosePath,
  getNextChallenge,
  getPath,
  listPaths,
  restoreAnswers as restoreCall,
} from '@fruit/contracts/calls/paths'
import { Refusal } from '@fruit/world/refusal'
import { handle, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { nextChallenge } from './next-challenge.ts'
import { answer, type PathParts, pathInShort, pathOrRefusal, pathPage, restoreAnswers } from './path-page.ts'

/** @param of returns the progress of an open world */
export function pathRoutes(of: (world: World) => PathParts): readonly Route<TrainingCall>[] {
  const nextSteps = (visit: Parameters<typeof nextChallenge>[0]) => {
    const progress = of(visit.world)
    const { chosen } = progress.paths
    return { next: nextChallenge(visit, progress), path: chosen && pathInShort(visit, progress, chosen) }
  }
  return [
    handle(listPaths, (visit) => {
      const progress = of(visit.world)
      const paths = progress.catalogue.paths.map((path) => pathInShort(visit, progress, path))
      return { paths, given: progress.paths.given() }
    }),
    handle(restoreCall, async (visit, { body }) => {
      const progress = of(visit.world)
      await restoreAnswers(visit, progress, body.given)
      return { given: progress.paths.given() }
    }),
    handle(getPath, (visit, { params }) => {
      const progress = of(visit.world)
      return pathPage(visit, progress, pathOrRefusal(progress, params.id))
    }),
    handle(answerQuestion, (visit, { params, body }) => {
      const progress = of(visit.world)
      return answer(visit, progress, pathOrRefusal(progress, params.id), params.question, body.answer)
    }),
    handle(getNextChallenge, nextSteps),
    handle(choosePath, (visit, { body }) => {
      const progress = of(visit.world)
      if (progress.isLed)
        throw Refusal.foreseen(403, 'Your trainer leads this event along a path, and everybody follows it.')
      progress.paths.choose(body.path === null ? null : pathOrRefusal(progress, body.path))
      return nextSteps(visit)
    }),
  ]
}
