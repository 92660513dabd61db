import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { literal } from '@fruit/world/texts/texts'
import { expect, it } from 'vitest'
import { NearSuccesses } from './near-successes.ts'

const entry = (key: string) => ({ challenge: { key }, title: () => key.toUpperCase() }) as unknown as CatalogueEntry

it('reports a near success at most once a minute per challenge', () => {
  const told: string[] = []
  const near = new NearSuccesses((_name, event) => {
    const { key, title, words } = (event as (language: string) => { key: string; title: string; words: string })('en')
    told.push(`${key} ${title} ${words}`)
  })
  near.report(entry('a'), literal('one'), 1_000)
  near.report(entry('a'), literal('two'), 60_999)
  near.report(entry('b'), literal('three'), 60_999)
  near.report(entry('a'), literal('four'), 61_000)
  expect(told).toEqual(['a A one', 'b B three', 'a A four'])
})
