import type { TrainingCall } from '@fruit/contracts/call'
import { getFixes, getSnippet, judgeFix, judgeLines, listSnippets } from '@fruit/contracts/calls/coding'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import type { PlainText } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { minutesToFind, minutesToFix } from '../scores/cheat-score.ts'
import type { CodingProgress } from './coding-progress.ts'
import {
  areWrongLines,
  type CodingEntry,
  type CodingParts,
  codingEntries,
  codingEntry,
  fixOptions,
  lineHint,
  refuseWithoutCode,
  snippetOf,
} from './coding-snippet.ts'

const UNKNOWN: PlainText =
  'There is no code of this challenge to read. GET /snippets lists the challenges that have some.'
const UNMARKED: PlainText = 'No line of this code is marked as wrong, so nothing can be found in it.'

/**
 * Calls to find the wrong lines and to choose a fix (docs/reference/training.md#coding-challenges).
 *
 * @param of returns the progress of an open world
 */
export function snippetRoutes(of: (world: World) => CodingParts): readonly Route<TrainingCall>[] {
  const known = (world: World, key: string) => {
    refuseWithoutCode(world.configuration)
    return codingEntry(of(world).catalogue, world.configuration, key)
  }
  return [
    handle(listSnippets, ({ world }) => ({
      challenges: codingEntries(of(world).catalogue, world.configuration).map(({ entry }) => entry.challenge.key),
    })),
    handle(getSnippet, async (visit, { params }) => {
      const { world } = visit
      const coding = known(world, params.key)
      if (!coding) return refused(404, visit.translate(UNKNOWN))
      const snippet = await snippetOf(coding)
      return snippet ? { snippet: snippet.text } : refused(422, visit.translate(UNMARKED))
    }),
    handle(judgeLines, async (visit, { body }) => {
      const { world, language } = visit
      const coding = known(world, body.key)
      if (!coding) return refused(404, visit.translate(UNKNOWN))
      const snippet = await snippetOf(coding)
      if (!snippet) return refused(422, visit.translate(UNMARKED))
      const { catalogue, coding: progress } = of(world)
      const verdict = areWrongLines(snippet, body.selectedLines)
      const expected = minutesToFind({
        key: body.key,
        length: snippet.text.length,
        holes: snippet.holes.length,
        identicalSolved: isTwinSolved(progress, coding, codingEntries(catalogue, world.configuration)),
        hasTutorial: coding.entry.tutorial !== undefined,
        instructorEnabled: world.configuration.hackingInstructor.isEnabled,
      })
      progress.answer(body.key, 'find it', verdict, expected, world.clock.now())
      if (verdict) return { verdict }
      const attempt = progress.attempts.get(body.key)?.['find it'] ?? 1
      const hint = lineHint(coding.entry.codeHints(language), snippet, attempt)
      return { verdict, ...(hint !== undefined && { hint }) }
    }),
    handle(getFixes, async (visit, { params }) => {
      const coding = known(visit.world, params.key)
      if (!coding) return new HttpResponse(404, { error: visit.translate(UNKNOWN) })
      return { fixes: (await fixOptions(coding)).map(({ text }) => text) }
    }),
    handle(judgeFix, async (visit, { body }) => {
      const { world, language } = visit
      const coding = known(world, body.key)
      if (!coding) return new HttpResponse(404, { error: visit.translate(UNKNOWN) })
      const options = await fixOptions(coding)
      const chosen = options[body.selectedFix]
      const verdict = chosen?.outcome === 'holds'
      const { coding: progress } = of(world)
      progress.answer(body.key, 'fix it', verdict, minutesToFix(options.length), world.clock.now())
      // The first wrong answer gets no explanation.
      const isTold = progress.status(body.key) === 2 || (progress.attempts.get(body.key)?.['fix it'] ?? 0) >= 2
      return { verdict, ...(chosen && isTold && { explanation: coding.entry.fixReason(chosen.name, language) }) }
    }),
  ]
}

function refused(status: 404 | 422, error: string): HttpResponse {
  return new HttpResponse(status, { status: 'error', error })
}

/** True when the wrong lines of the same code were found for another challenge. */
function isTwinSolved(
  progress: CodingProgress,
  { entry, weakness }: CodingEntry,
  all: readonly CodingEntry[],
): boolean {
  return all.some(
    (other) =>
      other.entry !== entry && other.weakness.id === weakness.id && progress.status(other.entry.challenge.key) >= 1,
  )
}
