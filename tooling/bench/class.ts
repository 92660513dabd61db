import { setTimeout as pause } from 'node:timers/promises'
import type { ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { forEach, measureSolveLatency, type StudyResult, study } from '@fruit/tests/e2e/support/class-day'
import { ClassLearner, type StudyAct } from '@fruit/tests/e2e/support/class-learner'
import { ClassTrainer, signInLinkIn } from '@fruit/tests/e2e/support/class-trainer'
import { all, atMost, type Row } from './goals.ts'
import { processorSeconds, type RunningServer, residentMegabytes } from './processes.ts'
import { median, ms } from './units.ts'

/** Cost and response times of a class. */
export interface ClassFigures {
  /** Seconds until all learners joined, opened their shops and searched there. */
  readonly joinSeconds: number
  readonly studied: StudyResult
  /** The same requests, without attacks, to a reference server. */
  readonly bare: StudyResult
  /** Processor time of the server per request of the class, in milliseconds. */
  readonly processorPerRequest: number
  /** The same of the reference server. */
  readonly bareProcessorPerRequest: number
  /** Processor time of the server per request of these kinds, without other load, in milliseconds. */
  readonly processorOf: Readonly<Record<'review' | 'basket', number>>
  readonly told: ResponseTimes
  /** Resident memory with all learners, under load, in MB. */
  readonly memory: number
  readonly memoryOfEach: number
  /** Response times in milliseconds of shops that are not open, one after another. */
  readonly cold: readonly number[]
}

export interface ClassScene {
  readonly learners: number
  /** Duration of the measured part in seconds. */
  readonly seconds: number
  /** Starts the server of the class, always on the same data folder. */
  start(): Promise<RunningServer>
  /** Starts a reference server with the data of a shop. @param world of that shop */
  startBare(shop: RunningServer, world: string): Promise<RunningServer>
}

/** Number of learners who join concurrently, like a room of people who type a code. */
const JOIN_AT_ONCE = 10
/** The memory per further learner is the difference between this share of the class and all of it. */
const FIRST_SHARE = 0.2
const SOLVES_PER_SECOND = 50
const COLD_SHOPS = 100
const ACTS_OF_A_KIND = 1000
/** Time until garbage collection has run and the processor is idle, in milliseconds. */
const REST_MS = 3000

/** A day of a class: learners join, study, solve challenges while their trainer watches, and return after a restart. */
export async function benchClass({ learners: count, seconds, start, startBare }: ClassScene): Promise<ClassFigures> {
  const server = await start()
  const trainer = await ClassTrainer.byLink(signInLinkIn(server.output())!)
  const { id: event, code } = await trainer.openEvent()
  const learners = Array.from({ length: count }, (_, index) => new ClassLearner(server.url, index))
  const some = learners.slice(0, Math.ceil(count * FIRST_SHARE))
  const rest = learners.slice(some.length)
  try {
    let joinSeconds = await joined(some, code)
    await settled(some)
    await study(some, seconds * 500)
    const memoryOfSome = residentMegabytes(server.pid)
    joinSeconds += await joined(rest, code)
    await settled(rest)
    // Warm-up: functions are compiled during their first calls.
    await study(learners, seconds * 250)
    const before = processorSeconds(server.pid)
    const studied = await study(learners, seconds * 1000)
    const processorPerRequest = perRequest(processorSeconds(server.pid) - before, studied)
    const memory = residentMegabytes(server.pid)
    const processorOf = {
      review: await processorFor(server, learners, 'review'),
      basket: await processorFor(server, learners, 'basket'),
    }
    const solves = Math.min(count * 2, SOLVES_PER_SECOND * seconds)
    const asking = { trainer, event, perSecond: SOLVES_PER_SECOND, most: solves }
    const [told] = await Promise.all([
      measureSolveLatency(learners, asking),
      study(learners, (solves * 1000) / SOLVES_PER_SECOND),
    ])
    const { learners: shown } = await trainer.live(event)
    const world = `team-${shown.find(({ nickname }) => nickname === learners[0]!.nickname)!.team}`
    for (const learner of learners) learner.leave()
    await pause(REST_MS)
    const bareServer = await startBare(server, world)
    const { bare, processor } = await onBareServer(bareServer, learners[0]!, count, seconds)
    await bareServer.stop()
    await server.stop()
    return {
      ...{ joinSeconds, studied, bare, processorPerRequest, processorOf, told, memory },
      bareProcessorPerRequest: perRequest(processor, bare),
      memoryOfEach: (memory - memoryOfSome) / rest.length,
      cold: await openedCold(await start(), learners),
    }
  } finally {
    for (const learner of learners) learner.leave()
  }
}

/** @returns seconds */
async function joined(learners: readonly ClassLearner[], code: string): Promise<number> {
  const started = performance.now()
  await forEach(learners, JOIN_AT_ONCE, (learner) => learner.join(code))
  return (performance.now() - started) / 1000
}

async function settled(learners: readonly ClassLearner[]): Promise<void> {
  await forEach(learners, JOIN_AT_ONCE, async (learner) => {
    await learner.keepSocket()
    await learner.register()
  })
}

/** The same number of visitors send the same requests to a reference server. */
async function onBareServer({ url, pid }: RunningServer, known: ClassLearner, count: number, seconds: number) {
  const visitors = Array.from({ length: count }, (_, index) => new ClassLearner(url, index))
  try {
    await forEach(visitors, JOIN_AT_ONCE, (visitor) => visitor.logInAs(known))
    await study(visitors, seconds * 250, false)
    const before = processorSeconds(pid)
    const bare = await study(visitors, seconds * 1000, false)
    return { bare, processor: processorSeconds(pid) - before }
  } finally {
    for (const visitor of visitors) visitor.leave()
  }
}

/** Sends requests to shops that were not opened since the start. */
async function openedCold(server: RunningServer, learners: readonly ClassLearner[]): Promise<number[]> {
  await pause(REST_MS)
  const times: number[] = []
  for (const [index, learner] of learners.slice(0, COLD_SHOPS + 1).entries()) {
    const visitor = learner.at(server.url)
    const started = performance.now()
    const { status } = await visitor.ask('GET', '/rest/products/search?q=apple')
    // The first one loads shared code, so it is not counted.
    if (index > 0) times.push(performance.now() - started)
    if (status !== 200) throw new Error(`The response of a shop that opens was ${status}.`)
    visitor.leave()
  }
  await server.stop()
  return times
}

/** Average processor time of a server per request of one kind. @returns milliseconds */
async function processorFor(server: RunningServer, learners: readonly ClassLearner[], act: StudyAct): Promise<number> {
  const acts = Array.from({ length: ACTS_OF_A_KIND }, (_, index) => index)
  const before = processorSeconds(server.pid)
  await forEach(acts, JOIN_AT_ONCE, (index) => learners[index % learners.length]!.act(act, index))
  return ((processorSeconds(server.pid) - before) * 1000) / acts.length
}

/** @returns milliseconds */
function perRequest(processor: number, { calls, byAct }: StudyResult): number {
  return (processor * 1000) / (calls.count + (byAct.get('attack')?.count ?? 0))
}

/** The figures as rows of the table, with their goals. @param count of learners */
export function classRows(figures: ClassFigures, count: number): Row[] {
  const { studied, bare, told, cold, memory, memoryOfEach, joinSeconds } = figures
  const { failures } = studied
  return [
    [`${count} learners join, and each opens a shop`, `${joinSeconds.toFixed(1)} s`, atMost(joinSeconds, 60, 's')],
    [
      `requests of ${count} learners, one per second each`,
      `p99 ${ms(studied.calls.p99)}, median ${ms(studied.calls.p50)}; reference server p99 ${ms(bare.calls.p99)}`,
      all(atMost(studied.calls.p99, 100, 'ms', 'p99'), atMost(failures.length, 0, 'without a response')),
    ],
    ...[...studied.byAct]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([act, times]): Row => {
        const beside = bare.byAct.get(act)
        const found = `p99 ${ms(times.p99)}, median ${ms(times.p50)}`
        return [`  ${act}: ${times.count}`, found + (beside ? `; reference server p99 ${ms(beside.p99)}` : ''), null]
      }),
    [
      '  processor time per request',
      `${figures.processorPerRequest.toFixed(2)} ms; reference server ${figures.bareProcessorPerRequest.toFixed(2)} ms`,
      null,
    ],
    [
      '  processor time per review, which the next customer reads',
      `${figures.processorOf.review.toFixed(2)} ms; per basket ${figures.processorOf.basket.toFixed(2)} ms`,
      null,
    ],
    [`resident memory with ${count} learners at work`, `${memory.toFixed(0)} MB`, atMost(memory, 1024, 'MB')],
    ['each further learner', `${memoryOfEach.toFixed(2)} MB`, atMost(memoryOfEach, 1, 'MB')],
    [
      'first response of a shop that was not open',
      `median ${ms(median(cold))}, slowest ${ms(Math.max(...cold))}`,
      atMost(median(cold), 20, 'ms', 'median'),
    ],
    [
      `the live grid at ${SOLVES_PER_SECOND} solves per second`,
      `p99 ${ms(told.p99)}, slowest ${ms(told.slowest)} of ${told.count}`,
      atMost(told.slowest, 1000, 'ms'),
    ],
    ...failures.slice(0, 3).map((failure): Row => ['  failed', failure.slice(0, 150), null]),
  ]
}
