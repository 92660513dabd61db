import type { VulnerabilityLocation } from './challenge.ts'
import type { StandardIds } from './standards.ts'

/** A vulnerability in every new shop that no challenge uses. Known clients read the data that it leaks. */
export interface OpenFlaw extends Pick<StandardIds, 'cwe' | 'owasp'> {
  /** Id of its weakness. */
  readonly weakness: string
  readonly name: string
  /** Locations; a weakness may have several. */
  readonly places: readonly VulnerabilityLocation[]
}
