import type { AnyProperty } from '@fruit/challenge-kit/property'
import { answersViolation } from './answers-property.ts'
import { statementViolation } from './statement-property.ts'
import { type Compared, type RunQuery, rowReader, type Violation } from './violation.ts'

/**
 * Looks for what shows that a player's function lacks its property.
 *
 * @param run runs statements in the shop in which it is judged
 * @returns what leaks, or else what breaks; null: the property holds, as far as anybody can see
 * @throws what a call of the function throws
 */
export async function propertyViolation(
  property: AnyProperty,
  compared: Compared,
  run: RunQuery,
): Promise<Violation | null> {
  switch (property.kind) {
    case 'answers':
      return answersViolation(property, compared)
    case 'statement':
      return statementViolation(property, compared, run)
    case 'markup': {
      // The parser is read when a fix of this kind is judged for the first time.
      const { markupViolation } = await import('./markup-property.ts')
      return markupViolation(property, compared, rowReader(run))
    }
  }
}
