import { expect, it } from 'vitest'
import { mostOpenWorlds } from './open-worlds.ts'

const GIGABYTE = 1024 ** 3

it.each([
  ['the setting, where there is room', 500, 65_536, 16 * GIGABYTE, 500],
  ['what half of the handles are enough for', 2000, 4096, 16 * GIGABYTE, 309],
  ['what a quarter of the memory is enough for', 2000, 65_536, 4 * GIGABYTE, 512],
  ['the setting, where nobody limits handles', 2000, Number.POSITIVE_INFINITY, 64 * GIGABYTE, 2000],
  ['a few, however little there is', 2000, 256, GIGABYTE / 16, 20],
  ['fewer, where the setting says so', 5, 256, GIGABYTE / 16, 5],
])('as many worlds may be open as %s', (_, setting, handles, memory, most) => {
  expect(mostOpenWorlds(setting, handles, memory)).toBe(most)
})

it('this machine has room for some', () => {
  expect(mostOpenWorlds(100)).toBeGreaterThanOrEqual(20)
})
