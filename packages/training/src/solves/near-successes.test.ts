import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { literal } from '@fruit/world/texts/texts'
import { expect, it } from 'vitest'
import { nearSuccessReporter } from './near-successes.ts'

const entry = (key: string) => ({ challenge: { key }, title: () => key.toUpperCase() }) as unknown as CatalogueEntry

it('reports a near success at most once a minute per challenge', () => {
  const told: string[] = []
  const report = nearSuccessReporter((_name, event) => {
    const { key, title, words } = (event as (language: string) => { key: string; title: string; words: string })('en')
    told.push(`${key} ${title} ${words}`)
  })
  report(entry('a'), literal('one'), 1_000)
  report(entry('a'), literal('two'), 60_999)
  report(entry('b'), literal('three'), 60_999)
  report(entry('a'), literal('four'), 61_000)
  expect(told).toEqual(['a A one', 'b B three', 'a A four'])
})
