import type { Visit } from '@fruit/world/visit'
import type { Fact } from '@fruit/world/visits/fact'

/** The shop's challenges, as far as calls of the interface reveal them. */
export interface Goals {
  /**
   * The row of the challenge that a fact can solve, as lists of challenges show it; null where there is none. It is
   * evaluated when the response is written, so it includes the effect of the call itself.
   */
  rowFor(visit: Visit, fact: Fact<unknown>): object | null
  /** True when the challenge is solved. */
  isReached(visit: Visit, fact: Fact<unknown>): boolean
}
