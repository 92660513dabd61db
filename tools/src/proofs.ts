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

/** What the columns of the table look for in the titles of proofs.test.ts. */
const COLUMNS = {
  exploit: /^is solved by its exploit$/,
  'near misses': /^is not solved by what comes close$/,
  'safe shop': /^cannot be solved in the safe shop$/,
  feature: /^leaves the feature whole/,
  fixes: /^does what it claims/,
} as const

const folder = mkdtempSync(join(tmpdir(), 'fruit-proofs-'))
try {
  process.exitCode = run(process.argv[2])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the proofs of all challenges, or of those whose key holds a text, and prints a table. */
function run(key: string | undefined): number {
  const report = join(folder, 'report.json')
  const filter = key ? ['-t', key] : []
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=proofs',
      '--reporter=json',
      `--outputFile=${report}`,
      ...filter,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: Assertion[]; message: string; status: string }[]
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  for (const { message } of broken) console.error(message)
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  printTable(ran)
  const failures = ran.filter(({ status }) => status === 'failed')
  for (const { ancestorTitles, title, failureMessages } of failures)
    console.error(
      `\n${[...ancestorTitles, title].join(' › ')}\n${failureMessages[0]?.split('\n').slice(0, 6).join('\n')}`,
    )
  console.log(`\n${ran.length - failures.length} passed, ${failures.length + broken.length} failed`)
  return failures.length + broken.length === 0 && ran.length > 0 ? 0 : 1
}

function printTable(ran: readonly Assertion[]): void {
  const keys = [...new Set(ran.map(({ ancestorTitles }) => ancestorTitles[0] ?? ''))]
  const header = ['challenge', ...Object.keys(COLUMNS), 'seconds']
  const rows = keys.map((key) => {
    const own = ran.filter(({ ancestorTitles }) => ancestorTitles[0] === key)
    const cells = Object.values(COLUMNS).map((pattern) => verdict(own.filter(({ title }) => pattern.test(title))))
    const seconds = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000
    return [key, ...cells, seconds.toFixed(1)]
  })
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)))
  for (const row of [header, ...rows]) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
}

function verdict(tests: readonly Assertion[]): string {
  if (tests.length === 0) return '–'
  const failed = tests.filter(({ status }) => status === 'failed').length
  const all = tests.length > 1 ? ` ${tests.length - failed}/${tests.length}` : ''
  return failed === 0 ? `ok${all}` : `FAILS${all}`
}
