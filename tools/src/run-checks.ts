import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../sources.mjs'
import { filesInGit, type ReachedTests, testsReachedBy } from './changed-tests.ts'
import { countTests } from './count-tests.ts'
import { runCommand } from './run-command.ts'
import { type Outcome, secondLook } from './second-look.ts'

const USAGE = `Runs every check and every test, and tells all that is wrong, not just the first.

  npm test -- [--format] [--without-browser | --core] [--changed [--since COMMIT] | --sweeps]

  --format            formats first
  --without-browser   leaves the tests out that drive a browser
  --core              tests only what depends on the version of Node: the built server, worlds, containment, databases of classes
  --changed           every check, but only the tests that can be reached by what is not committed
  --since COMMIT      with --changed: also by what was committed since, such as main
  --sweeps            runs the long sweeps (*.sweep.ts, and tests of memory) as well, and wants every text in every language

TEST_COSTS=all in the environment tells the processor time of every test file, not just of the ten costliest.
CHECK_REPORT=FILE in the environment writes { "passed": number, "failed": number } there; each check counts as a test.`

const VITEST = join(root, 'node_modules/vitest/vitest.mjs')
const MINUTE_MS = 60_000
/** A machine at half the usual speed needs 40 minutes for all tests; continuous integration gives 90 for everything. */
const TESTS_MS = 55 * MINUTE_MS
const SWEEPS_MS = 60 * MINUTE_MS
/** Milliseconds for the files that are looked at a second time. */
const AGAIN_MS = 10 * MINUTE_MS
/** Scripts of package.json that need nothing else to have run, the slow ones first. */
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
/** Where native code, threads, WebAssembly and processes are. What else asks a built server asks the same of Node. */
const CORE = [
  ...['packages/world', 'packages/containment', 'packages/platform', 'e2e/support'],
  ...['e2e/durability', 'e2e/development', 'e2e/kept-compiled', 'e2e/plain-start'],
] as const
/** With the sweeps, nothing may be left in English alone. */
const COMPLETE: ReadonlySet<string> = new Set(['check-catalogue', 'check-languages'])
/** Of what a failed check printed, this many lines are shown. */
const FIRST_LINES = 60
const LAST_LINES = 10
/** So many checks run at the same time. */
const WIDTH = 2
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Bytes that all tests together may keep at a time. */
const ROOM_OF_TESTS = 4 * 1024 ** 3

/** Runs a script of package.json that is right or wrong as a whole. */
async function check(script: string, limit: number, options: readonly string[] = []): Promise<Outcome> {
  const { ok, seconds, output, reason } = await runCommand('npm', ['run', '--silent', script, '--', ...options], {
    limit,
  })
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${script.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!ok) console.log(`${excerpt(output)}\n${reason}: npm run ${script}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The first and the last lines of what was printed: the first error explains most, and the sum stands at the end. */
function excerpt(output: string): string {
  const lines = output.trim().split('\n')
  const left = lines.length - FIRST_LINES - LAST_LINES
  if (left <= 0) return lines.join('\n')
  return [...lines.slice(0, FIRST_LINES), `… ${left} more lines …`, ...lines.slice(-LAST_LINES)].join('\n')
}

/** @param building the build, which the first lane waits for before it begins with the checks */
async function checkAll(complete: boolean, building: Promise<unknown>): Promise<Outcome[]> {
  const waiting = CHECKS.values()
  const lanes = Array.from({ length: WIDTH }, async (_, lane) => {
    const outcomes: Outcome[] = []
    if (lane === 0) await building
    for (const script of waiting)
      outcomes.push(await check(script, 5 * MINUTE_MS, complete && COMPLETE.has(script) ? ['--complete'] : []))
    return outcomes
  })
  return (await Promise.all(lanes)).flat()
}

/**
 * Makes the folder in which tests keep what they write: in memory, where that has room, because thousands of small worlds wait
 * for a disk. Sweeps write for as long as they run: theirs is on the disk.
 */
function folderOfTests(projects: readonly string[]): string {
  const place = !projects.includes('sweeps') && servesTests(MEMORY) ? MEMORY : tmpdir()
  return mkdtempSync(join(place, 'fruit-tests-'))
}

/** Whether there is room in memory, and programs may be run from there as some tests do. */
function servesTests(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === place)
    return mount?.includes('noexec') === false && Math.min(bavail * bsize, freemem()) >= ROOM_OF_TESTS
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
    // What went wrong beside the tests, such as an error after the last one, must not pass for a success.
    const unseen = !ok && counted.failed === 0
    if (!ok) console.log(`${reason}: the tests`)
    return { ...counted, failed: counted.failed + (unseen ? 1 : 0) }
  }
  try {
    const first = await run('report.json', limit, places)
    return await secondLook(first, (files) => run('again.json', AGAIN_MS, ['--maxWorkers=1', ...files]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What can be reached by what differs from a commit. */
function reachedTests(since: string): ReachedTests {
  const { files, changed } = filesInGit(root, since)
  const reached = testsReachedBy(root, changed, files)
  const { sources, journeys } = reached
  console.log(`${changed.length} changed files reach ${sources.length} test files and ${journeys.length} journeys`)
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
  if (values.changed && values.sweeps)
    throw new Error('Sweeps are not chosen by what changed: take --changed or --sweeps.')
  if (values.format) await runCommand('npm', ['run', '--silent', 'format'], { limit: MINUTE_MS })
  const reached = values.changed ? reachedTests(values.since) : null
  const projects = reached?.sources.length === 0 ? [] : ['unit', 'escapes', ...(values.core ? [] : ['proofs'])]
  const building = reached?.journeys.length === 0 ? null : check('build', 5 * MINUTE_MS, ['--if-stale'])
  const outcomes = values.core ? [] : await checkAll(values.sweeps, Promise.resolve(building))
  if (building) {
    const built = await building
    outcomes.push(built)
    // Without a built server, each of these would only say so again.
    if (built.failed === 0) {
      projects.push('server')
      if (!values['without-browser'] && !values.core) projects.push('e2e', 'speed')
      if (values.sweeps) projects.push('sweeps')
    }
  }
  const places = reached ? [...reached.sources, ...reached.journeys] : values.core ? CORE : []
  outcomes.push(await runTests(projects, values.sweeps ? SWEEPS_MS : TESTS_MS, places))
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
