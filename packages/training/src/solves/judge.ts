import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import type { Message } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Publish } from '../events/event-channel.ts'
import type { OpenedHints } from '../hints/opened-hints.ts'
import type { Notifications } from '../notifications/notifications.ts'
import { scoreOfHack } from '../scores/cheat-score.ts'
import type { Scores } from '../scores/scores.ts'
import type { VisitedPaths } from '../scores/visited-paths.ts'
import type { ProgressStore } from '../store/progress-store.ts'
import { type Cause, withPage } from './cause.ts'
import type { nearSuccessReporter } from './near-successes.ts'
import type { Solves } from './solves.ts'

/** Inputs and outputs of the judge. */
export interface JudgeParts {
  /** The counted challenges; near successes of others are not reported. */
  readonly catalogue: TrainingCatalogue
  readonly store: ProgressStore
  readonly solves: Solves
  readonly hints: OpenedHints
  readonly scores: Scores
  readonly visited: VisitedPaths
  readonly notifications: Notifications
  readonly reportNearSuccess: ReturnType<typeof nearSuccessReporter>
  readonly publish: Publish
}

/**
 * Detects solved and nearly solved challenges from facts that a visit has recorded since the last call; solves are stored when this
 * returns.
 *
 * @param cause called only when a challenge is solved
 */
export function judgeVisit(parts: JudgeParts, visit: Visit, cause: () => Cause): void {
  if (visit.journal.length === 0) return
  const { catalogue, solves, reportNearSuccess, publish } = parts
  const close = new Map<CatalogueEntry, Message>()
  const journal = visit.takeJournal()
  for (const recorded of journal) {
    for (const { entry, trigger } of catalogue.listeners.get(recorded.fact.name) ?? []) {
      const { key } = entry.challenge
      try {
        const verdict = trigger.holds(recorded, visit.world, visit)
        if (verdict === true) publish('reachedGoal', { key })
        if (solves.has(key)) continue
        if (verdict === true) {
          const { shortcut } = entry.challenge
          const isShortcut = journal.some(
            (other) => other.fact.name === shortcut?.fact.name && shortcut.holds(other, visit.world, visit) === true,
          )
          storeSolve(parts, entry, visit.world, withPage(cause(), trigger.page?.(recorded)), isShortcut)
        } else if (verdict !== false) close.set(entry, verdict)
      } catch (error) {
        // Not an error of the trigger: the response must not be sent as if the solve were stored.
        if (error instanceof StorageFailure) throw error
        publish('detectorFailed', { key, error })
      }
    }
  }
  for (const [entry, saying] of close)
    if (!solves.has(entry.challenge.key) && catalogue.byKey.has(entry.challenge.key))
      reportNearSuccess(entry, saying, visit.world.clock.now())
}

function storeSolve(
  { store, solves, hints, scores, visited, notifications, publish }: JudgeParts,
  entry: CatalogueEntry,
  world: World,
  { request, taught, bypassed }: Cause,
  isShortcut: boolean,
): void {
  const { key, difficulty, tutorialOrder } = entry.challenge
  const { challenges, hackingInstructor } = world.configuration
  const solvedAt = world.clock.now()
  const hack = {
    key,
    difficulty,
    hasTutorial: tutorialOrder !== undefined,
    hintsShown: challenges.showHints,
    instructorEnabled: hackingInstructor.isEnabled,
    missingVisits: visited.missingFor(key),
    bypassed,
  }
  const score = scoreOfHack(hack, scores.solves, scores.elapsed(solvedAt))
  store.transaction(() => {
    solves.add(key, solvedAt, request && { ...request, taught: taught ?? null, isShortcut: isShortcut || bypassed })
    scores.add({ key, phase: 'hack', at: solvedAt, score })
    notifications.add(key, false)
  })
  const notification = notifications.show(entry, false, world.configuration)
  publish('solved', {
    notification,
    solvedAt,
    hintsAvailable: challenges.showHints ? entry.hints('en').length : 0,
    hintsUnlocked: hints.of(key).size,
    cheatScore: score,
    totalCheatScore: scores.total,
  })
}
