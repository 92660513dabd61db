import { afterAll, describe, expect, it, test } from 'vitest'
import { createContainment } from '../containment.ts'

const containment = createContainment()
afterAll(() => containment.close())
const strip = (code: string) => containment.withoutTypes({ owner: 'test', code })

describe('withoutTypes', () => {
  it('returns JavaScript with unchanged line numbers', async () => {
    const code = "import type { A } from 'a'\n\nexport function f(a: A): string {\n  return a as string\n}"
    const outcome = await strip(code)
    expect(outcome).toMatchObject({ kind: 'value' })
    const lines = (outcome as { code: string }).code.split('\n')
    expect(lines[2]).toBe('export function f(a) {')
    expect(lines).toHaveLength(5)
  })

  it('keeps unused imports, so that the engine can reject them', async () => {
    expect(await strip("import { readFileSync } from 'node:fs'\nexport const a = 1")).toMatchObject({
      code: expect.stringContaining('node:fs'),
    })
  })

  it('rejects invalid TypeScript and reports the line', async () => {
    expect(await strip('export const a = 1\nexport function (')).toMatchObject({ kind: 'refused', line: 2 })
  })

  test.each([
    ['brackets', '('.repeat(9000), /refused|limit/],
    ['guesses of the parser', `export const a = ${'<T>('.repeat(60)}1${')'.repeat(60)}`, /limit/],
    ['arrow functions', `export const a = ${'(a = '.repeat(40)}1${') => 1'.repeat(40)}`, /limit/],
    ['types', `export const a: ${'A<'.repeat(5000)}B${'>'.repeat(5000)} = 1`, /value|refused|limit/],
  ])('ends with nested %s, and processes the next module', async (_title, code, kinds) => {
    expect((await strip(code)).kind).toMatch(kinds)
    expect(await strip('export const a = 1')).toMatchObject({ kind: 'value' })
  })
})
