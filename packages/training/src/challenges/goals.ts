import type { Visit } from '@fruit/world/visit'
import type { Fact } from '@fruit/world/visits/fact'
import type { World } from '@fruit/world/world'
import type { PageParts } from './challenge-page.ts'

/**
 * Gives calls of the shop access to the challenge with a trigger for a fact, because some responses contain its row.
 *
 * @param of returns the progress of an open world
 */
export function goalsOf(of: (world: World) => Pick<PageParts, 'catalogue' | 'solves' | 'list'>) {
  const keyFor = (visit: Visit, fact: Fact<unknown>) =>
    of(visit.world).catalogue.listeners.get(fact.name)?.[0]?.entry.challenge.key
  return {
    rowFor(visit: Visit, fact: Fact<unknown>): object | null {
      const key = keyFor(visit, fact)
      if (key === undefined) return null
      return {
        toJSON: () =>
          of(visit.world)
            .list.rows(visit)
            .find((row) => row.key === key) ?? null,
      }
    },
    isReached(visit: Visit, fact: Fact<unknown>): boolean {
      const key = keyFor(visit, fact)
      return key !== undefined && of(visit.world).solves.has(key)
    },
  }
}
