import { afterAll, describe, expect, it, test } from 'vitest'
import { createContainment } from './containment.ts'

const containment = createContainment()
afterAll(() => containment.close())
const strip = (code: string) => containment.withoutTypes({ owner: 'test', code })

describe('a TypeScript module without its types', () => {
  it('is JavaScript, with every line where it was', async () => {
    const code = "import type { A } from 'a'\n\nexport function f(a: A): string {\n  return a as string\n}"
    const outcome = await strip(code)
    expect(outcome).toMatchObject({ kind: 'value' })
    const lines = (outcome as { code: string }).code.split('\n')
    expect(lines[2]).toBe('export function f(a) {')
    expect(lines).toHaveLength(5)
  })

  it('keeps an import that is used or not, so that the engine can refuse it', async () => {
    expect(await strip("import { readFileSync } from 'node:fs'\nexport const a = 1")).toMatchObject({
      code: expect.stringContaining('node:fs'),
    })
  })

  it('is refused, with the line, when it is no TypeScript', async () => {
    expect(await strip('export const a = 1\nexport function (')).toMatchObject({ kind: 'refused', line: 2 })
  })

  test.each([
    ['brackets', '('.repeat(9000), /refused|limit/],
    ['guesses of the parser', `export const a = ${'<T>('.repeat(60)}1${')'.repeat(60)}`, /limit/],
    ['arrows in arrows', `export const a = ${'(a = '.repeat(40)}1${') => 1'.repeat(40)}`, /limit/],
    ['types in types', `export const a: ${'A<'.repeat(5000)}B${'>'.repeat(5000)} = 1`, /value|refused|limit/],
  ])('comes to an end with nested %s, and the next module is read', async (_title, code, kinds) => {
    expect((await strip(code)).kind).toMatch(kinds)
    expect(await strip('export const a = 1')).toMatchObject({ kind: 'value' })
  })
})
