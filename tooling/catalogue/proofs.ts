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

/** Columns of the table, with patterns for the titles of the proofs. */
const COLUMNS = {
  exploit: /^is solved by its exploit$/,
  spellings: /^is solved by each of its spellings$/,
  'near misses': /^is not solved by its near misses$/,
  'safe shop': /^cannot be solved in the safe shop$/,
  feature: /^keeps the promises of the features/,
  fixes: /^has its declared outcome for/,
} as const
/** The challenge key in titles of tests about fixes. */
const CLAIM = /^has its declared outcome for (\w+): /

/** One file for each challenge, rewritten in each run. */
const WALKTHROUGHS = join(root, 'docs', 'walkthroughs')

const folder = mkdtempSync(join(tmpdir(), 'fruit-proofs-'))
try {
  process.exitCode = run(process.argv[2])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the proofs of all challenges, or of those whose key contains a text, and prints a table. */
function run(key: string | undefined): number {
  const report = join(folder, 'report.json')
  const files = key ? ['proofs.test.ts', 'fixes.test.ts'].map((file) => `tests/proofs/${file}`) : []
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=proofs',
      '--reporter=json',
      `--outputFile=${report}`,
      // A run for one challenge prints each proof as it ends. A full run only prints the table.
      ...(key ? [`--reporter=${join(root, 'tooling/catalogue/proof-lines.ts')}`] : []),
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
  // Files that did not load, or failed before their tests: these did not run.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  for (const { name, message } of broken) console.error(message || `${name}: failed before its tests`)
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  const found = !key || ran.some((assertion) => subjectOf(assertion).includes(key))
  if (!found) console.error(`No challenge has a key that contains ${key}.`)
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

/** The challenge key of a test, or otherwise the name of its part of the proofs. */
function subjectOf({ ancestorTitles: [first = 'all challenges'], title }: Assertion): string {
  return CLAIM.exec(title)?.[1] ?? first
}

/** @param isBroken some tests did not run, of unknown challenges */
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
    `\nPromises of the shop, and each fix against all exploits: ${isBroken ? 'FAILS: some did not run' : verdict(others)}`,
  )
}

function verdict(tests: readonly Assertion[]): string {
  if (tests.length === 0) return '–'
  const failed = tests.filter(({ status }) => status === 'failed').length
  const all = tests.length > 1 ? ` ${tests.length - failed}/${tests.length}` : ''
  return failed === 0 ? `ok${all}` : `FAILS${all}`
}
