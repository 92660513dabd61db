import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, upToDate } from '../sources.mjs'
import { type SoakFigures, soak } from './soak.ts'

const USAGE = `Lets learners work on the built server, kills it repeatedly, and compares acknowledged writes with stored ones.

  npm run soak -- [--minutes N] [--seed S] [--learners N] [--kill-every SECONDS] [--as-is]

  --minutes N      duration (default 10)
  --seed S         repeats the plan of an earlier run; a random one otherwise
  --learners N     number of learners (default 200)
  --kill-every S   seconds between two kills (default 120)
  --as-is          without a build first`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      learners: { type: 'string', default: '200' },
      'kill-every': { type: 'string', default: '120' },
      'as-is': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const number = (name: 'minutes' | 'seed' | 'learners' | 'kill-every') => {
    const value = Number(values[name])
    if (!(value > 0)) throw new Error(`--${name} needs a number above 0, not ${values[name]}.\n\n${USAGE}`)
    return value
  }
  const [minutes, seed, learners, killSeconds] = [
    number('minutes'),
    number('seed'),
    number('learners'),
    number('kill-every'),
  ]
  if (!values['as-is'] && !upToDate())
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tooling/build/build.ts')], { stdio: 'inherit' })
  // Ends the server when the soak is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-soak-'))
  console.log(`seed ${seed}: ${learners} learners for ${minutes} minutes, a kill every ${killSeconds} s`)
  try {
    const report = (line: string) => console.log(line)
    const figures = await soak({ minutes, seed, learners, killSeconds, dataFolder, report })
    print(figures)
    process.exitCode = figures.lost.length > 0 || figures.unexpected.length > 0 ? 1 : 0
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
  console.log(
    `repeat: npm run soak -- --minutes ${minutes} --seed ${seed} --learners ${learners} --kill-every ${killSeconds}`,
  )
}

function print({ honest, acknowledged, lost, kills, unexpected, lives, shutdown: farewell }: SoakFigures): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const each = (figure: (life: SoakFigures['lives'][number]) => number) =>
    lives.map((life) => figure(life).toFixed(0)).join(', ')
  const rows: [string, string][] = [
    [
      'honest learner',
      `p50 ${ms(honest.p50)}, p99 ${ms(honest.p99)}, max ${ms(honest.max)} (${honest.calls} calls; goal: p99 below 100 ms)`,
    ],
    ['maximum memory of each process, in MB', each((life) => life.megabytes.most)],
    ['maximum number of file handles', each((life) => life.handles.most)],
    ['event loop delay, p99 of the worst second, in ms', each((life) => life.delay.p99)],
    ['maximum event loop delay, in ms', each((life) => life.delay.max)],
    ['longest turn of the main thread, in ms of processor time', each((life) => life.delay.turn)],
    ['SIGTERM under load', `${farewell.how} after ${ms(farewell.ms)} (goal: below 5000 ms)`],
    ['kills', String(kills)],
    ['unexpected ends', unexpected.length === 0 ? 'none' : unexpected.join('\n')],
    ['acknowledged writes', String(acknowledged)],
    ['lost writes', lost.length === 0 ? 'none' : `${lost.length}\n${lost.join('\n')}`],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, found] of rows) console.log(`${what.padEnd(width)}  ${found}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
