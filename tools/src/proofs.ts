import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../sources.mjs'

interface Assertion {
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo'
  readonly duration?: number
  readonly failureMessages: readonly string[]
}

/** What the columns of the table look for in the titles of the proofs. */
const COLUMNS = {
  exploit: /^is solved by its exploit$/,
  spellings: /^is solved by each of its spellings$/,
  'near misses': /^is not solved by its near misses$/,
  'safe shop': /^cannot be solved in the safe shop$/,
  feature: /^keeps the promises of the features/,
  fixes: /^has its declared outcome for/,
} as const
/** In titles of tests about fixes, the challenge that they are tried on. */
const CLAIM = /^has its declared outcome for (\w+): /

/** One file for each challenge, written anew with each run. */
const WALKTHROUGHS = join(root, 'docs', 'walkthroughs')

const folder = mkdtempSync(join(tmpdir(), 'fruit-proofs-'))
try {
  process.exitCode = run(process.argv[2])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the proofs of all challenges, or of those whose key holds a text, and prints a table. */
function run(key: string | undefined): number {
  const report = join(folder, 'report.json')
  const files = key ? ['proofs.test.ts', 'fixes.test.ts'].map((file) => `apps/server/src/proofs/${file}`) : []
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=proofs',
      '--reporter=json',
      `--outputFile=${report}`,
      // Whoever waits for one challenge sees each proof as it ends; of all together the table tells.
      ...(key ? [`--reporter=${join(root, 'tools/src/proof-lines.ts')}`] : []),
      ...files,
    ],
    {
      cwd: root,
      stdio: ['ignore', key ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, WALKTHROUGHS, ...(key && { PROOFS_OF: key }) },
    },
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: Assertion[]; message: string; name: string; status: string }[]
  }
  // A file that could not be loaded, or in which something failed before its tests: these never ran.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  for (const { name, message } of broken) console.error(message || `${name}: something failed before its tests`)
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  const found = !key || ran.some((assertion) => subjectOf(assertion).includes(key))
  if (!found) console.error(`No challenge has a key that holds ${key}.`)
  printTable(ran, broken.length > 0)
  const failures = ran.filter(({ status }) => status === 'failed')
  for (const { ancestorTitles, title, failureMessages } of failures)
    console.error(
      `\n${[...ancestorTitles, title].join(' › ')}\n${failureMessages[0]?.split('\n').slice(0, 6).join('\n')}`,
    )
  console.log(`\nWalkthroughs are in ${WALKTHROUGHS}.`)
  console.log(`${ran.length - failures.length} passed, ${failures.length + broken.length} failed`)
  return found && ran.length > 0 && failures.length + broken.length === 0 ? 0 : 1
}

/** What a test is about: the key of a challenge, or else words for the part of the proofs that it stands in. */
function subjectOf({ ancestorTitles: [first = 'all challenges'], title }: Assertion): string {
  return CLAIM.exec(title)?.[1] ?? first
}

/** @param isBroken some tests did not run, and nobody knows of which challenges */
function printTable(ran: readonly Assertion[], isBroken: boolean): void {
  const keys = [...new Set(ran.map(subjectOf))].filter((subject) => !subject.includes(' ')).sort()
  const header = ['challenge', ...Object.keys(COLUMNS), 'seconds']
  const rows = keys.map((key) => {
    const own = ran.filter((assertion) => subjectOf(assertion) === key)
    const cells = Object.values(COLUMNS).map((pattern) => verdict(own.filter(({ title }) => pattern.test(title))))
    const seconds = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000
    return [key, ...cells, seconds.toFixed(1)]
  })
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)))
  for (const row of [header, ...rows]) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
  const others = ran.filter((assertion) => subjectOf(assertion).includes(' '))
  console.log(
    `\nThe shop's promises, and every fix under the exploits of all: ${isBroken ? 'FAILS: not all of them ran' : verdict(others)}`,
  )
}

function verdict(tests: readonly Assertion[]): string {
  if (tests.length === 0) return '–'
  const failed = tests.filter(({ status }) => status === 'failed').length
  const all = tests.length > 1 ? ` ${tests.length - failed}/${tests.length}` : ''
  return failed === 0 ? `ok${all}` : `FAILS${all}`
}
