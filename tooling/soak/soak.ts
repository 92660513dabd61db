import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@fruit/world/random'
import { BenchLearner } from '../bench/learner.ts'
import { percentile } from '../bench/units.ts'
import { SoakedLearner } from './soaked-learner.ts'
import { type Life, SoakedServer } from './soaked-server.ts'

export interface SoakOptions {
  readonly minutes: number
  readonly seed: number
  readonly learners: number
  /** Seconds between two kills. */
  readonly killSeconds: number
  readonly dataFolder: string
  /** Receives lines about the progress. */
  readonly report: (line: string) => void
}

export interface SoakFigures {
  /** Response times in milliseconds of an honest learner, who sends a request every 40 ms. Restarts are left out. */
  readonly honest: { readonly calls: number; readonly p50: number; readonly p99: number; readonly max: number }
  readonly acknowledged: number
  /** Acknowledged writes that are lost. */
  readonly lost: readonly string[]
  readonly kills: number
  /** Unexpected ends of the server. */
  readonly unexpected: readonly string[]
  readonly lives: readonly Life[]
  /** How the server ended on SIGTERM under load. */
  readonly shutdown: { readonly how: string; readonly ms: number }
}

/** Interval between two requests of the honest learner, in milliseconds. */
const CALM_MS = 40
/** Number of learners who verify their writes concurrently. */
const VERIFIERS = 8

/**
 * Lets many learners work on the built server, kills it repeatedly, and compares acknowledged writes with stored ones.
 */
export async function soak({
  minutes,
  seed,
  learners,
  killSeconds,
  dataFolder,
  report,
}: SoakOptions): Promise<SoakFigures> {
  const server = await SoakedServer.on(dataFolder)
  await server.start()
  const random = seededRandom(seed)
  const all = Array.from(
    { length: learners },
    (_, index) => new SoakedLearner(`${index}`, server.url, seededRandom(random.integer(0, 2 ** 31))),
  )
  const honest = new HonestLearner(server)
  const end = performance.now() + minutes * 60_000
  let kills = 0
  let farewell = { how: 'never', ms: Number.POSITIVE_INFINITY }
  while (performance.now() < end && server.unexpected.length === 0) {
    const round = new AbortController()
    // Every learner adds a listener.
    setMaxListeners(0, round.signal)
    const roundEnd = Math.min(performance.now() + killSeconds * 1000, end)
    const isLast = roundEnd === end
    const working = [...all.map((learner) => work(learner, round.signal)), honest.work(round.signal)]
    while (performance.now() < roundEnd && server.isUp) await pause(200)
    // Ends the server while the learners work.
    if (server.isUp) {
      if (isLast) farewell = await server.end('SIGTERM')
      else {
        await server.end('SIGKILL')
        kills++
      }
    }
    round.abort()
    await Promise.all(working)
    await server.start()
    await verifyAll(all)
    report(
      `${isLast ? 'ended' : `kill ${kills}`}: ${sum(all)} writes acknowledged, ${lostOf(all).length} lost, ${server.lives.at(-1)!.megabytes.most.toFixed(0)} MB and ${server.lives.at(-1)!.handles.most} handles at most`,
    )
  }
  await server.end('SIGTERM')
  return {
    honest: honest.figures(),
    acknowledged: sum(all),
    lost: lostOf(all),
    ...{
      kills,
      unexpected: server.unexpected,
      lives: server.lives.filter(({ seconds }) => seconds > 5),
      shutdown: farewell,
    },
  }
}

async function work(learner: SoakedLearner, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(learner.pause(), undefined, { signal }).catch(() => {})
    if (!signal.aborted) await learner.act()
  }
}

async function verifyAll(learners: readonly SoakedLearner[]): Promise<void> {
  const waiting = learners.values()
  const verifier = async () => {
    for (const learner of waiting) await learner.verify()
  }
  await Promise.all(Array.from({ length: VERIFIERS }, verifier))
}

const sum = (learners: readonly SoakedLearner[]) =>
  learners.reduce((total, { acknowledged }) => total + acknowledged, 0)
const lostOf = (learners: readonly SoakedLearner[]) => learners.flatMap(({ lost }) => lost)

/** A learner who sends usual requests, to measure the effect of the others. */
class HonestLearner {
  readonly #server: SoakedServer
  readonly #learner: BenchLearner
  readonly #times: number[] = []

  constructor(server: SoakedServer) {
    this.#server = server
    this.#learner = new BenchLearner(server.url)
  }

  async work(signal: AbortSignal): Promise<void> {
    const paths = ['/rest/products/search?q=juice', '/api/Products/1', '/rest/user/whoami']
    for (let call = 0; !signal.aborted; call++) {
      const started = performance.now()
      const isAnswered = await this.#learner.send(paths[call % paths.length]!).then(
        ({ status }) => status < 400,
        () => false,
      )
      if (isAnswered && this.#server.isUp) this.#times.push(performance.now() - started)
      await pause(CALM_MS)
    }
  }

  figures(): SoakFigures['honest'] {
    const at = (share: number) => percentile(this.#times, share) ?? Number.NaN
    return { calls: this.#times.length, p50: at(0.5), p99: at(0.99), max: Math.max(...this.#times) }
  }
}
