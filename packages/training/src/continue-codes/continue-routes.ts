import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { continueCodeApplied } from '@fruit/challenge-kit/facts'
import type { TrainingCall } from '@fruit/contracts/call'
import {
  applyContinueCode,
  applyContinueCodeFindIt,
  applyContinueCodeFixIt,
  getContinueCode,
  getContinueCodeFindIt,
  getContinueCodeFixIt,
} from '@fruit/contracts/calls/progress'
import { HttpResponse, handle, type RequestDetails, type Route } from '@fruit/world/route'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import type { CodingParts } from '../coding/coding-snippet.ts'
import { causeOfRequest } from '../solves/cause.ts'
import { type JudgeParts, judgeVisit } from '../solves/judge.ts'
import { type ContinueCodeKind, continueCode, idsOfContinueCode } from './continue-code.ts'

/** An id without a challenge; applying it solves a challenge (docs/reference/training.md#continue-codes). */
const IMAGINARY_ID = 999

type Parts = CodingParts & JudgeParts

/** Maximum number of unknown ids that a response lists. */
const MAX_LISTED_IDS = 20

/** Contents and effect of a kind of code. */
interface CodeKind {
  readonly holds: (progress: Parts, key: string) => boolean
  /** True for a challenge that codes of this kind can contain. */
  readonly concerns: (entry: CatalogueEntry) => boolean
  readonly restore: (progress: Parts, entries: readonly CatalogueEntry[], world: World) => void
  /** The message of the response. */
  readonly done: (count: number) => Message
}

const codingKind = (status: 1 | 2): Omit<CodeKind, 'done'> => ({
  holds: (progress, key) => progress.coding.status(key) >= status,
  concerns: ({ challenge }) => challenge.codingChallenge,
  restore: (progress, entries, world) => progress.coding.restore(entries, status, world.clock.now()),
})

const KINDS: Readonly<Record<ContinueCodeKind, CodeKind>> = {
  hacking: {
    holds: (progress, key) => progress.solves.has(key),
    concerns: () => true,
    restore: restoreSolves,
    done: (count) => messageWith('{{count}} solved: back where you left off.', { count }),
  },
  'find-it': {
    ...codingKind(1),
    done: (count) => messageWith('{{count}} with the lines found: back where you left off.', { count }),
  },
  'fix-it': {
    ...codingKind(2),
    done: (count) => messageWith('{{count}} with the fix chosen: back where you left off.', { count }),
  },
}

/** @param of returns the progress of an open world */
export function continueRoutes(of: (world: World) => Parts): readonly Route<TrainingCall>[] {
  const read = (kind: ContinueCodeKind) => (visit: Visit) => {
    const progress = of(visit.world)
    const held = progress.catalogue.entries.filter(({ challenge }) => KINDS[kind].holds(progress, challenge.key))
    const code = continueCode(
      kind,
      held.map(({ challenge }) => challenge.id),
    )
    return code === undefined ? {} : { continueCode: code }
  }
  const apply =
    (kind: ContinueCodeKind) =>
    (visit: Visit, { params }: { params: { code: string } }, request: RequestDetails) => {
      const progress = of(visit.world)
      const ids = idsOfContinueCode(kind, params.code)
      if (!ids)
        return new HttpResponse(404, visit.translate('This is no continue code. Check that you have copied all of it.'))
      visit.record(continueCodeApplied, { kind, ids })
      if (kind === 'hacking' && ids.includes(IMAGINARY_ID) && solvesSomething(visit, progress, request))
        return new HttpResponse(200, '')
      const { concerns, restore, done } = KINDS[kind]
      const known = (id: number) => {
        const entry = progress.catalogue.byId.get(id)
        return entry && concerns(entry) ? [entry] : []
      }
      const named = [...new Set(ids)].filter((id) => kind !== 'hacking' || id !== IMAGINARY_ID)
      const entries = named.flatMap(known)
      const ignored = named.filter((id) => known(id).length === 0)
      restore(progress, entries, visit.world)
      return { data: resultMessage(visit, done(entries.length), ignored), applied: entries.length, ignored }
    }
  return [
    handle(getContinueCode, read('hacking')),
    handle(getContinueCodeFindIt, read('find-it')),
    handle(getContinueCodeFixIt, read('fix-it')),
    handle(applyContinueCode, apply('hacking')),
    handle(applyContinueCodeFindIt, apply('find-it')),
    handle(applyContinueCodeFixIt, apply('fix-it')),
  ]
}

/** Marks challenges as solved. Challenges that are solved already keep their data. */
function restoreSolves(progress: Parts, entries: readonly CatalogueEntry[], { clock, configuration }: World): void {
  const { store, solves, notifications, publish } = progress
  const missing = entries.filter(({ challenge }) => !solves.has(challenge.key))
  if (missing.length === 0) return
  const now = clock.now()
  store.transaction(() => {
    for (const { challenge } of missing) {
      solves.add(challenge.key, now, null)
      notifications.add(challenge.key, true)
    }
  })
  for (const entry of missing) notifications.show(entry, true, configuration)
  publish('restored', { keys: missing.map(({ challenge }) => challenge.key) })
}

/** The result of applying a code: how much was restored, and which ids are unknown here. */
function resultMessage(visit: Visit, done: Message, ignored: readonly number[]): string {
  if (ignored.length === 0) return visit.translate(done)
  const ids = ignored.slice(0, MAX_LISTED_IDS).join(', ') + (ignored.length > MAX_LISTED_IDS ? ', …' : '')
  const leftOut = messageWith('Left out, because they belong to no challenge here: {{ids}}.', { ids })
  return `${visit.translate(done)} ${visit.translate(leftOut)}`
}

/** True when the recorded facts solve a challenge: then the other ids of the code are ignored. */
function solvesSomething(visit: Visit, progress: Parts, request: RequestDetails): boolean {
  const before = progress.solves.count
  judgeVisit(progress, visit, () => causeOfRequest(request))
  return progress.solves.count > before
}
