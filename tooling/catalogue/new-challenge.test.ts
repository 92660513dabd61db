import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../sources.mjs'

const SOURCES = ['packages', 'tooling', 'apps/web', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-challenge-'))
  const filter = (path: string) => !/[\\/](?:node_modules|dist|public|art)$/.test(path)
  for (const path of SOURCES) cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  // Our own packages come from the copy, all others from the project.
  mkdirSync(join(copy, 'node_modules/@fruit'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@fruit' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@fruit', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program of the copy. */
function run(program: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(copy, 'tooling/catalogue', program), ...options],
    { cwd: copy, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it.each([
  [['plumChallenge', '--category', 'Fruit'], 'Unknown category'],
  [['plumChallenge', '--difficulty', '7'], 'from 1 to 6'],
  [['plumChallenge', '--name', ' '], '1 to 60 characters'],
  [['plumChallenge', '--seam', 'no.such-seam'], 'Unknown seam no.such-seam'],
  [['plum'], 'must be in camel case and end with "Challenge"'],
  [['adminSectionChallenge'], 'exists already'],
])('refuses %j', (options, message) => {
  expect(run('new-challenge.ts', ...options)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) })
})

it('writes a challenge of which check-catalogue names every unfinished file, and nothing of others', () => {
  const told = run('new-challenge.ts', 'sourPlumChallenge', '--seam', 'reviews.name-author')
  expect(told).toMatchObject({ status: 0, stderr: '' })
  const files = readdirSync(join(copy, 'packages/catalogue/challenges/sour-plum')).filter((name) => name.includes('.'))
  for (const file of files) expect(told.stdout).toContain(`\n  ${file}\n`)
  const checked = run('check-catalogue.ts')
  expect(checked.status).toBe(1)
  const problems = checked.stderr.trim().split('\n')
  const unfinished = files.map((file) => `challenges/sour-plum/${file} still says "Fill in". Finish it.`)
  expect(problems).toEqual(expect.arrayContaining(unfinished))
  const isText = (problem: string) =>
    /^challenges\/sour-plum\/translations\/\w+\.md “# (?:name|brief)” still says “Fill in”/.test(problem)
  expect(problems.filter((problem) => !unfinished.includes(problem) && !isText(problem))).toEqual([
    'challenges/sour-plum: challenge.ts names no CWE. Scanners are scored by it: add its number.',
    expect.stringMatching(/^challenges\/sour-plum: challenge\.ts says that it is at "Fill in: /),
    expect.stringMatching(/^challenges\/sour-plum: fix-first-fix\.ts holds but changes none of the marked lines\./),
    expect.stringMatching(/^sourPlumChallenge is in no family path\./),
  ])
})
