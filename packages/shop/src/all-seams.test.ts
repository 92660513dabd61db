import { expect, test } from 'vitest'
import { allSeams } from './all-seams.ts'

const seams = allSeams()

test('no two seams have one name', () => {
  expect(new Set(seams.map(({ seam }) => seam.name)).size).toBe(seams.length)
})

test('a seam lies in the package of the place where it runs', () => {
  expect(new Set(seams.map(({ seam }) => seam.runsIn))).toEqual(new Set(['server', 'browser']))
  for (const { seam, file } of seams)
    expect(file).toMatch(seam.runsIn === 'browser' ? /^packages\/isomorphic\// : /^packages\/shop\//)
})

test('a seam is exported under the name that follows from its own', async () => {
  for (const { seam, file } of seams) {
    const module = await import(/* @vite-ignore */ new URL(`../../../${file}`, import.meta.url).pathname)
    expect(module[seam.exportName], seam.name).toBe(seam)
  }
})
