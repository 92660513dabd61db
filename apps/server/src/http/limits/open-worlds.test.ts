import { expect, it } from 'vitest'
import { maxOpenWorlds } from './open-worlds.ts'

const GIGABYTE = 1024 ** 3

it.each([
  ['the setting, if resources suffice', 500, 65_536, 16 * GIGABYTE, 500],
  ['the number that half of the handles allow', 2000, 4096, 16 * GIGABYTE, 309],
  ['the number that a quarter of the memory allows', 2000, 65_536, 4 * GIGABYTE, 512],
  ['the setting, if handles are unlimited', 2000, Number.POSITIVE_INFINITY, 64 * GIGABYTE, 2000],
  ['the minimum, even with few resources', 2000, 256, GIGABYTE / 16, 20],
  ['less than the minimum, if the setting says so', 5, 256, GIGABYTE / 16, 5],
])('mostOpenWorlds returns %s', (_, setting, handles, memory, most) => {
  expect(maxOpenWorlds(setting, handles, memory)).toBe(most)
})

it('mostOpenWorlds returns at least 20 on this machine', () => {
  expect(maxOpenWorlds(100)).toBeGreaterThanOrEqual(20)
})
