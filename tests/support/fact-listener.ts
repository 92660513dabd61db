import type { Catalogue } from '@fruit/catalogue/catalogue'
import { when } from '@fruit/challenge-kit/challenge'
import type { Fact } from '@fruit/world/visits/fact'
import { testCatalogue, testChallenge } from './small-catalogue.ts'
import type { Learner } from './test-app.ts'

interface RecordedFact {
  readonly fact: string
  readonly data: unknown
}

/** Records the facts of the worlds of an app. */
export interface FactListener {
  /** Catalogue for the app. Its only challenge records facts and is never solved. */
  readonly catalogue: Catalogue
  /** Returns the facts of a learner's world since the last call. */
  heardFrom(learner: Learner): RecordedFact[]
}

/** Listens to facts of these kinds. */
export function listenTo(...facts: readonly Fact<unknown>[]): FactListener {
  const heard = new Map<string, RecordedFact[]>()
  const triggers = facts.map((fact) =>
    when(fact, (data, world) => {
      heard.set(world.id, [...(heard.get(world.id) ?? []), { fact: fact.name, data }])
      return false
    }),
  )
  return {
    catalogue: testCatalogue(testChallenge({ solvedWhen: triggers })),
    heardFrom: ({ id }) => {
      const all = heard.get(id) ?? []
      heard.delete(id)
      return all
    },
  }
}
