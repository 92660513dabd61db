import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { TrainingCatalogue } from './catalogue/training-catalogue.ts'
import type { TrainingPath } from './catalogue/training-path.ts'

/** What whoever runs the shop decides about the progress of a world. */
export interface ProgressHost {
  /** The flag of a challenge. */
  readonly flag: (entry: CatalogueEntry) => string
  /** The challenges that count, with the paths through them: players hear of no others. The same object until that changes. */
  readonly catalogue: () => TrainingCatalogue
  /** The path that players follow until they decide themselves; null for none. */
  readonly assignedPath: () => TrainingPath | null
  /** Whether everybody follows the assigned path, whatever they decided. */
  readonly isLed: () => boolean
  /** Whether it counts who opens a hint: then the text of one travels to nobody before. */
  readonly countsHints: () => boolean
}
