import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affectedTests } from './changed-tests.ts'

const FILES = {
  'packages/a/src/juice.ts': 'export const juice = 1',
  'packages/a/src/juice.test.ts': `import { juice } from './juice.ts'`,
  'packages/a/src/worker.ts': `import type { juice } from './juice.ts'`,
  'packages/a/src/start-worker.test.ts': `new Worker(new URL('./worker.ts', import.meta.url))`,
  'packages/b/src/read.ts': `const texts = import.meta.glob<{ a: string }>(['../folders/*/{brief,hints}.md', './x/**/*.ts'])`,
  'packages/b/src/read.test.ts': `const read = await import('@fruit/b/read')`,
  'packages/b/folders/pip/brief.md': 'Bite.',
  'packages/b/folders/pip/notes.md': 'Spit.',
  'apps/server/src/main.ts': `import { juice } from '@fruit/a/juice'`,
  'apps/server/src/legal.test.ts': `import legal from './legal.md?raw'`,
  'apps/server/src/legal.md': 'Ours.',
  'apps/web/src/pages/page.css': 'body {}',
  'tests/e2e/shop.e2e.ts': `import './support/press.ts'`,
  'tests/e2e/lonely.e2e.ts': '',
  'tests/e2e/support/press.ts': '',
  'tooling/always.test.ts': '',
  'config/default.yml': 'a: 1',
  'CONTRIBUTING.md': 'Please.',
}
const ALL = Object.keys(FILES)

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fruit-reach-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const reachedBy = (file: string) => affectedTests(root, [file], ALL)
const journeys = ALL.filter((file) => file.startsWith('tests/e2e/') && file.endsWith('.e2e.ts'))
const always = 'tooling/always.test.ts'

describe('testsReachedBy', () => {
  it.each([
    ['packages/a/src/juice.ts', ['packages/a/src/juice.test.ts', 'packages/a/src/start-worker.test.ts']],
    ['packages/b/folders/pip/brief.md', ['packages/b/src/read.test.ts']],
    ['apps/server/src/legal.md', ['apps/server/src/legal.test.ts']],
    ['packages/a/src/juice.test.ts', ['packages/a/src/juice.test.ts']],
    ['CONTRIBUTING.md', []],
    ['packages/b/folders/pip/notes.md', []],
  ])('selects for %s the tests that import it, and the tests of the repository', (file, tests) => {
    expect([...reachedBy(file).sources].sort()).toEqual([...tests, always].sort())
  })

  it.each(['packages/a/src/juice.ts', 'apps/web/src/pages/page.css', 'config/default.yml'])(
    'selects for %s, a part of the built shop, every E2E test',
    (file) => {
      expect(reachedBy(file).e2eTests).toEqual(journeys)
    },
  )

  it('selects the E2E tests that import a changed support file', () => {
    expect(reachedBy('tests/e2e/support/press.ts').e2eTests).toEqual(['tests/e2e/shop.e2e.ts'])
    expect(reachedBy('CONTRIBUTING.md').e2eTests).toEqual([])
  })

  it('selects all tests for a file that is read from disk', () => {
    expect(reachedBy('config/default.yml').sources).toEqual(ALL.filter((file) => file.endsWith('.test.ts')))
  })
})
