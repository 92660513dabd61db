import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Visit } from '@fruit/world/visit'
import { expect, it } from 'vitest'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Solves } from '../solves/solves.ts'
import { nextChallenge } from './next-challenge.ts'

type Facts = Pick<CatalogueEntry['challenge'], 'key' | 'difficulty' | 'tutorialOrder' | 'prerequisites'>

function next(
  facts: readonly Facts[],
  solved: readonly string[],
  restrictToTutorialsFirst = false,
  path: readonly string[] = [],
): string | undefined {
  const visit = { language: 'en', world: { configuration: { challenges: { restrictToTutorialsFirst } } } }
  const entries = facts.map(
    (challenge) =>
      ({
        challenge: { ...challenge, name: challenge.key, category: 'XSS' },
        title: () => challenge.key,
      }) as unknown as CatalogueEntry,
  )
  const catalogue = { entries, byKey: new Map(entries.map((entry) => [entry.challenge.key, entry])) }
  const solves = { has: (key: string) => solved.includes(key) }
  return nextChallenge(visit as unknown as Visit, {
    catalogue: catalogue as unknown as TrainingCatalogue,
    solves: solves as unknown as Solves,
    paths: { ahead: path.filter((key) => !solved.includes(key)).map((key) => catalogue.byKey.get(key)!) },
  })?.key
}

const facts: readonly Facts[] = [
  { key: 'harder', difficulty: 2 },
  { key: 'plain', difficulty: 1 },
  { key: 'second', difficulty: 1, tutorialOrder: 2 },
  { key: 'first', difficulty: 1, tutorialOrder: 1 },
  { key: 'builds', difficulty: 1, tutorialOrder: 0, prerequisites: ['harder'] },
]

it('proposes tutorials first, then other challenges by difficulty', () => {
  expect(next(facts, [])).toBe('first')
  expect(next(facts, ['first'])).toBe('second')
  expect(next(facts, ['first', 'second'])).toBe('plain')
  expect(next(facts, ['first', 'second', 'plain'])).toBe('harder')
})

it('proposes a challenge after its prerequisites, and nothing when all are solved', () => {
  expect(next(facts, ['harder'])).toBe('builds')
  expect(
    next(
      facts,
      facts.map(({ key }) => key),
    ),
  ).toBeUndefined()
})

it('ignores prerequisites that are not in the catalogue', () => {
  expect(next([{ key: 'late', difficulty: 3, prerequisites: ['gone'] }], [])).toBe('late')
})

it('proposes only tutorials while one is unsolved, if the configuration restricts to them', () => {
  const harder: Facts = { key: 'third', difficulty: 3, tutorialOrder: 3 }
  expect(next([...facts, harder], ['first', 'second'], true)).toBe('third')
  expect(next([...facts, harder], ['first', 'second', 'third'], true)).toBe('plain')
})

it('proposes the first unsolved challenge of a path, then the easiest one', () => {
  const path = ['harder', 'builds', 'plain']
  expect(next(facts, [], false, path)).toBe('harder')
  expect(next(facts, ['harder'], false, path)).toBe('builds')
  expect(next(facts, path, false, path)).toBe('first')
  expect(next(facts, [], true, path)).toBe('builds')
})
