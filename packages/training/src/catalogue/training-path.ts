import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { PathEntry } from '@fruit/challenge-kit/path'

/** Minutes that a beginner needs for a challenge with its hints, by difficulty: an estimate of the authors. */
const MINUTES = { 1: 5, 2: 10, 3: 20, 4: 35, 5: 50, 6: 75 } as const
/** Minutes for the lesson and its questions. */
const LESSON_MINUTES = 10

/** A path with those of its challenges that exist in the catalogue. */
export interface TrainingPath {
  readonly entry: PathEntry
  /** In the order of the path; at least one. */
  readonly challenges: readonly CatalogueEntry[]
  /** Estimated time for the whole path. */
  readonly minutes: number
}

/** The paths with at least one challenge, in their order. */
export function trainingPaths(
  paths: readonly PathEntry[],
  byKey: ReadonlyMap<string, CatalogueEntry>,
): readonly TrainingPath[] {
  return paths.flatMap((entry) => {
    const challenges = entry.path.challenges.flatMap((key) => byKey.get(key) ?? [])
    return challenges.length > 0 ? [{ entry, challenges, minutes: minutesFor(challenges) }] : []
  })
}

function minutesFor(challenges: readonly CatalogueEntry[]): number {
  return challenges.reduce((sum, { challenge }) => sum + MINUTES[challenge.difficulty], LESSON_MINUTES)
}
