import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../dev/run-command.ts'
import { root } from '../sources.mjs'
import { type AffectedTests, affectedTests, filesInGit } from './changed-tests.ts'
import { countTests } from './count-tests.ts'
import { type Outcome, retryFailedFiles } from './retry-failed-files.ts'

const USAGE = `Runs every check and every test, and reports all failures, not just the first.

  npm test -- [--format] [--without-browser | --core] [--changed [--since COMMIT] | --sweeps]

  --format            formats first
  --without-browser   skips tests that use a browser
  --core              runs only tests that depend on the version of Node.js: the built server, worlds, containment, databases of classes
  --changed           every check, but only the tests that uncommitted changes can affect
  --since COMMIT      with --changed: also tests that changes since this commit can affect, such as main
  --sweeps            also runs long-running tests (*.sweep.ts, and tests of memory), and requires every text in every language

TEST_COSTS=all in the environment prints the processor time of every test file, not just of the ten most expensive.
CHECK_REPORT=FILE in the environment writes { "passed": number, "failed": number } there; each check counts as a test.`

const VITEST = join(root, 'node_modules/vitest/vitest.mjs')
const MINUTE_MS = 60_000
/**
 * All tests take 40 minutes on a machine at half the usual speed. Continuous integration allows 90 minutes for
 * everything.
 */
const TESTS_TIMEOUT_MS = 55 * MINUTE_MS
const LONG_RUNNING_TESTS_TIMEOUT_MS = 60 * MINUTE_MS
/** Timeout of the second run of failed files, in milliseconds. */
const RETRY_TIMEOUT_MS = 10 * MINUTE_MS
/** Scripts of package.json that depend on no other step, the slow ones first. */
const CHECKS = [
  'types',
  'module-state',
  'graph',
  'lint',
  'check-catalogue',
  'check-languages',
  'check-commits',
  'dead-code',
] as const
/** Tests of native code, threads, WebAssembly and processes. Other tests use the same features of Node.js. */
const CORE = [
  ...['packages/world', 'packages/sandbox', 'packages/classroom', 'tests/e2e/support'],
  ...['tests/e2e/durability', 'tests/e2e/development', 'tests/e2e/compiled-code', 'tests/e2e/plain-start'],
] as const
/** With --sweeps, all texts must be translated. */
const COMPLETE: ReadonlySet<string> = new Set(['check-catalogue', 'check-languages'])
/** Number of lines that are shown of a failed check's output. */
const FIRST_LINES = 60
const LAST_LINES = 10
/** Number of checks that run concurrently. */
const CONCURRENCY = 2
/** In-memory file system of Linux. */
const MEMORY_FOLDER = '/dev/shm'
/** Maximum of bytes that all tests together store at a time. */
const MAX_TEST_BYTES = 4 * 1024 ** 3

/** Runs a script of package.json that passes or fails as a whole. */
async function check(script: string, limit: number, options: readonly string[] = []): Promise<Outcome> {
  const { ok, seconds, output, reason } = await runCommand('npm', ['run', '--silent', script, '--', ...options], {
    limit,
  })
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${script.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!ok) console.log(`${excerpt(output)}\n${reason}: npm run ${script}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The first and the last lines of an output: the first error explains most, and the sum is at the end. */
function excerpt(output: string): string {
  const lines = output.trim().split('\n')
  const left = lines.length - FIRST_LINES - LAST_LINES
  if (left <= 0) return lines.join('\n')
  return [...lines.slice(0, FIRST_LINES), `… ${left} more lines …`, ...lines.slice(-LAST_LINES)].join('\n')
}

/** @param building the build, which the first lane awaits before its first check */
async function checkAll(complete: boolean, building: Promise<unknown>): Promise<Outcome[]> {
  const waiting = CHECKS.values()
  const lanes = Array.from({ length: CONCURRENCY }, async (_, lane) => {
    const outcomes: Outcome[] = []
    if (lane === 0) await building
    for (const script of waiting)
      outcomes.push(await check(script, 5 * MINUTE_MS, complete && COMPLETE.has(script) ? ['--complete'] : []))
    return outcomes
  })
  return (await Promise.all(lanes)).flat()
}

/**
 * Creates the folder for files of tests: in memory if there is space, because thousands of small worlds are slow on a
 * disk. Long-running tests write for their whole duration, so theirs is on the disk.
 */
function folderOfTests(projects: readonly string[]): string {
  const place = !projects.includes('sweeps') && isUsableForTests(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir()
  return mkdtempSync(join(place, 'fruit-tests-'))
}

/** Whether there is enough memory, and the file system allows to execute programs, which some tests do. */
function isUsableForTests(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === place)
    return mount?.includes('noexec') === false && Math.min(bavail * bsize, freemem()) >= MAX_TEST_BYTES
  } catch {
    return false
  }
}

async function runTests(projects: readonly string[], limit: number, places: readonly string[]): Promise<Outcome> {
  const folder = folderOfTests(projects)
  const run = async (name: string, limit: number, options: readonly string[]) => {
    const report = join(folder, name)
    const command = [VITEST, 'run', ...projects.map((project) => `--project=${project}`), ...options]
    const { ok, reason } = await runCommand(process.execPath, command, {
      limit,
      show: true,
      env: { TEST_REPORT: report, TMPDIR: folder, ...(projects.includes('sweeps') && { TEST_SOAKS: 'yes' }) },
    })
    const counted = countTests(report)
    // A failure outside of the tests, such as an error after the last one, must not count as success.
    const unseen = !ok && counted.failed === 0
    if (!ok) console.log(`${reason}: tests`)
    return { ...counted, failed: counted.failed + (unseen ? 1 : 0) }
  }
  try {
    const first = await run('report.json', limit, places)
    return await retryFailedFiles(first, (files) => run('again.json', RETRY_TIMEOUT_MS, ['--maxWorkers=1', ...files]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The tests that are affected by the differences from a commit. */
function findAffectedTests(since: string): AffectedTests {
  const { files, changed } = filesInGit(root, since)
  const reached = affectedTests(root, changed, files)
  const { sources, e2eTests: journeys } = reached
  console.log(`${changed.length} changed files affect ${sources.length} test files and ${journeys.length} E2E tests`)
  return reached
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      format: { type: 'boolean', default: false },
      'without-browser': { type: 'boolean', default: false },
      core: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
      sweeps: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (values.changed && values.sweeps) throw new Error('--sweeps cannot be combined with --changed.')
  if (values.format) await runCommand('npm', ['run', '--silent', 'format'], { limit: MINUTE_MS })
  const reached = values.changed ? findAffectedTests(values.since) : null
  const projects = reached?.sources.length === 0 ? [] : ['unit', 'escapes', ...(values.core ? [] : ['proofs'])]
  const building = reached?.e2eTests.length === 0 ? null : check('build', 5 * MINUTE_MS, ['--if-stale'])
  const outcomes = values.core ? [] : await checkAll(values.sweeps, Promise.resolve(building))
  if (building) {
    const built = await building
    outcomes.push(built)
    // Without a built server, each of these tests would fail for the same reason.
    if (built.failed === 0) {
      projects.push('server')
      if (!values['without-browser'] && !values.core) projects.push('e2e', 'speed')
      if (values.sweeps) projects.push('sweeps')
    }
  }
  const places = reached ? [...reached.sources, ...reached.e2eTests] : values.core ? CORE : []
  outcomes.push(await runTests(projects, values.sweeps ? LONG_RUNNING_TESTS_TIMEOUT_MS : TESTS_TIMEOUT_MS, places))
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  if (process.env.CHECK_REPORT) writeFileSync(process.env.CHECK_REPORT, JSON.stringify({ passed, failed }))
  console.log(`${failed > 0 ? 'Not ready' : 'Ready'}: ${passed} checks and tests passed, ${failed} failed.`)
  process.exitCode = failed > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
