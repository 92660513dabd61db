import type { Fact } from '@fruit/world/fact'
import type { Visit } from '@fruit/world/visit'

/** What the visitor can reach in this shop, as far as calls of the interface tell of it. */
export interface Goals {
  /**
   * The row of the goal that a fact can reach, as lists of goals show it; null where no fact of this kind reaches one.
   * Put into an answer, it is read when the answer is written: with what the call itself has reached.
   */
  rowFor(visit: Visit, fact: Fact<unknown>): object | null
  /** Whether it is reached. */
  isReached(visit: Visit, fact: Fact<unknown>): boolean
}
