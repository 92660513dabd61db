import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { TrainingPath } from './catalogue/training-path.ts'

/** What whoever runs the shop decides about the progress of a world. */
export interface ProgressHost {
  /** The flag of a challenge. */
  readonly flag: (entry: CatalogueEntry) => string
  /** The path that players follow until they decide themselves; null for none. */
  readonly assignedPath: () => TrainingPath | null
  /** Keys of the challenges that boards show and that count; null for all. */
  readonly choice: () => Choice
}

/** Keys of challenges; null for all. The same choice is the same object. */
export type Choice = ReadonlySet<string> | null
