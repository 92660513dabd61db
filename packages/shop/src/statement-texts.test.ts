import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true })
const writesSql = /[`'"]\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s/

it('only the SQL injection seams contain handwritten SQL', () => {
  const files = Object.keys(sources).filter((file) => !file.endsWith('.test.ts') && writesSql.test(sources[file]!))
  expect(files.sort()).toEqual(['./accounts/seams.ts', './products/seams.ts'])
})
