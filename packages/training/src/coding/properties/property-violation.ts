import type { AnyProperty, ReadRows } from '@fruit/challenge-kit/property'
import type { World } from '@fruit/world/world'
import { answersViolation } from './answers-property.ts'
import { statementViolation } from './statement-property.ts'
import type { Compared, Violation } from './violation.ts'

/**
 * Looks for what shows that a player's function lacks its property.
 *
 * @param world where it is judged
 * @returns what leaks, or else what breaks; null: the property holds, as far as anybody can see
 * @throws what a call of the function throws
 */
export async function propertyViolation(
  property: AnyProperty,
  compared: Compared,
  world: World,
): Promise<Violation | null> {
  switch (property.kind) {
    case 'answers':
      return answersViolation(property, compared)
    case 'statement':
      return statementViolation(property, compared, world)
    case 'markup': {
      // The parser is read when a fix of this kind is judged for the first time.
      const { markupViolation } = await import('./markup-property.ts')
      return markupViolation(property, compared, reader(world))
    }
  }
}

/** Reads rows by SQL that the catalogue wrote. */
function reader(world: World): ReadRows {
  return (text) => world.contained.sql({ owner: world.id, image: world.db.image(), text, parameters: [] })
}
