import { expect, test } from 'vitest'
import { browserSeed, fixOrder } from './fix-order.ts'

const options = [0, 1, 2, 3].map((index) => ({ index, outcome: (['leaks', 'holds', 'breaks', null] as const)[index]! }))
const state = (key: string, hasSteps: boolean) =>
  ({ key, hasSteps, options }) as unknown as NonNullable<Parameters<typeof fixOrder>[0]>

test('creates the seed of a browser once', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const lot = browserSeed(storage)
  expect(lot).not.toBe('')
  expect(browserSeed(storage)).toBe(lot)
})

test('keeps the order within a browser, and varies it between browsers', () => {
  const orders = Array.from({ length: 20 }, (_, lot) => fixOrder(state('a', true), `lot${lot}`).join())
  expect(orders).toEqual(Array.from({ length: 20 }, (_, lot) => fixOrder(state('a', true), `lot${lot}`).join()))
  expect(new Set(orders).size).toBeGreaterThan(5)
  // The first position reveals nothing about a fix.
  expect(new Set(orders.map((order) => order[0])).size).toBe(4)
})

test('puts fixes that hold first if none has to be chosen', () => {
  expect(fixOrder(state('a', false), 'lot')).toEqual([1, 0, 2, 3])
})
