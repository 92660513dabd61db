import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { asWritten } from '@fruit/world/texts/texts'
import { expect, it } from 'vitest'
import { NearSuccesses } from './near-successes.ts'

const entry = (key: string) => ({ challenge: { key }, title: () => key.toUpperCase() }) as unknown as CatalogueEntry

it('reports a near success at most once a minute per challenge', () => {
  const told: string[] = []
  const near = new NearSuccesses((_name, event) => {
    const { key, title, words } = (event as (language: string) => { key: string; title: string; words: string })('en')
    told.push(`${key} ${title} ${words}`)
  })
  near.tell(entry('a'), asWritten('one'), 1_000)
  near.tell(entry('a'), asWritten('two'), 60_999)
  near.tell(entry('b'), asWritten('three'), 60_999)
  near.tell(entry('a'), asWritten('four'), 61_000)
  expect(told).toEqual(['a A one', 'b B three', 'a A four'])
})
