import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.mjs'

it('the table of limits lists every setting with its default, and no other', () => {
  const settings: Record<string, number> = parse(readFileSync(join(root, 'config/default.yml'), 'utf8')).server.limits
  const rows = [
    ...readFileSync(join(root, 'docs/reference/limits.md'), 'utf8').matchAll(
      /^\| `(\w+)` \| (\d+) \| \S.* \| \S.* \|$/gm,
    ),
  ]
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value)]))).toEqual(settings)
  expect(rows.length).toBe(Object.keys(settings).length)
})
