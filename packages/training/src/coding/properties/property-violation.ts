import type { AnyProperty } from '@fruit/challenge-kit/property'
import { answersViolation } from './answers-property.ts'
import { statementViolation } from './statement-property.ts'
import { type Compared, type RunQuery, rowReader, type Violation } from './violation.ts'

/**
 * Searches for evidence that a player's function lacks its property.
 *
 * @param run runs statements in the scratch shop
 * @returns a leak if one was found, otherwise a break; null when no violation was found
 * @throws any error of a call of the function
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
      // Loads the parser on first use.
      const { markupViolation } = await import('./markup-property.ts')
      return markupViolation(property, compared, rowReader(run))
    }
  }
}
