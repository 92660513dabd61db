import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import type { YamlJob } from './yaml-job.ts'

const contained = createContainment({ workers: 1 })
afterAll(() => contained.close())

const read = (text: string, job: Partial<YamlJob> = {}) => contained.yaml({ owner: 'shop', text, ...job })

test('returns a document as JSON', async () => {
  const text = 'order:\n  - {fruit: apple, count: 3}\n  - ~\n  - 2.5\nnotes: |\n  two\n  lines\n'
  expect(await read(text)).toEqual({
    kind: 'value',
    json: '{"order":[{"fruit":"apple","count":3},null,2.5],"notes":"two\\nlines\\n"}',
  })
})

test('expands aliases on request, and rejects them otherwise', async () => {
  const text = 'a: &a [1, 2]\nb: [*a, *a]'
  expect(await read(text, { isExpanding: true })).toEqual({ kind: 'value', json: '{"a":[1,2],"b":[[1,2],[1,2]]}' })
  expect(await read(text)).toMatchObject({ kind: 'refused', message: expect.stringMatching(/aliases/) })
})

test('rejects invalid YAML with a reason', async () => {
  expect(await read('a: [1, 2')).toMatchObject({ kind: 'refused' })
  expect(await read('')).toMatchObject({ kind: 'refused' })
})

test('enforces limits', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(await read(nested(50))).toMatchObject({ kind: 'value' })
  expect(await read(nested(101))).toEqual({ kind: 'limit', limit: 'depth' })
  expect(await read(nested(3000), { limits: { depth: 10_000 } })).toEqual({ kind: 'limit', limit: 'depth' })
  expect(await read('a: &a [*a]', { isExpanding: true })).toEqual({ kind: 'limit', limit: 'depth' })
  expect(await read('a: 12345', { limits: { outputLength: 10 } })).toEqual({ kind: 'limit', limit: 'output' })
  expect(await read('a: 12345', { limits: { textBytes: 5 } })).toEqual({ kind: 'limit', limit: 'text' })
})
