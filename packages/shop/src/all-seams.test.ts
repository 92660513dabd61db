import { expect, test } from 'vitest'
import { allSeams } from './all-seams.ts'

const seams = allSeams()

test('seam names are unique', () => {
  expect(new Set(seams.map(({ seam }) => seam.name)).size).toBe(seams.length)
})

test('server seams are declared in packages/shop, browser seams in packages/isomorphic', () => {
  expect(new Set(seams.map(({ seam }) => seam.runsIn))).toEqual(new Set(['server', 'browser']))
  for (const { seam, file } of seams)
    expect(file).toMatch(seam.runsIn === 'browser' ? /^packages\/isomorphic\// : /^packages\/shop\//)
})

test('the export name of a seam matches its seam name', async () => {
  for (const { seam, file } of seams) {
    const module = await import(/* @vite-ignore */ new URL(`../../../${file}`, import.meta.url).pathname)
    expect(module[seam.exportName], seam.name).toBe(seam)
  }
})
