import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { TrainingCatalogue } from './catalogue/training-catalogue.ts'
import type { TrainingPath } from './catalogue/training-path.ts'

/** Settings of the host for the progress of a world. */
export interface ProgressHost {
  /** The flag of a challenge. */
  readonly flag: (entry: CatalogueEntry) => string
  /**
   * The counted challenges, with the paths through them; players see no others. Returns the same object until the challenges
   * change.
   */
  readonly catalogue: () => TrainingCatalogue
  /** The path that players follow until they choose one; null for none. */
  readonly assignedPath: () => TrainingPath | null
  /** True when every player follows the assigned path, regardless of their choice. */
  readonly isPathEnforced: () => boolean
  /** True when opened hints count: then responses must not contain the text of a locked hint. */
  readonly hidesLockedHints: () => boolean
}
