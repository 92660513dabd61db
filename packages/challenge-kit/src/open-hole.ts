import type { Place } from './challenge.ts'
import type { StandardIds } from './standards.ts'

/** A hole that is open in every new shop although no challenge uses it: known clients read what it leaks. */
export interface OpenHole extends Pick<StandardIds, 'cwe' | 'owasp'> {
  /** Id of its weakness. */
  readonly weakness: string
  readonly name: string
  /** Where it is; a weakness may open several places. */
  readonly places: readonly Place[]
}
