import { setTimeout as pause } from 'node:timers/promises'
import { ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import type { ClassLearner, StudyAct } from './class-learner.ts'
import type { ClassTrainer, ToldSolve } from './class-trainer.ts'

/** Interval between two requests of a learner, in milliseconds. */
const PACE_MS = 1000
/** Challenges, and the path of a request that solves each. */
const SOLVES = [
  ['scoreBoardChallenge', '/assets/public/images/padding/1px.png'],
  ['privacyPolicyChallenge', '/assets/public/images/padding/81px.png'],
] as const
/** Timeout in milliseconds until the grid has reported every solve, on a busy machine. */
const REPORT_TIMEOUT_MS = 60_000

/** Calls `act` for each item, at most `atOnce` at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      await act(items[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

/** Response times while a class studies. */
export interface StudyResult {
  readonly byAct: ReadonlyMap<StudyAct, ResponseTimes>
  /** All requests except attacks. */
  readonly calls: ResponseTimes
  /** Requests without a response, or with a status that an honest learner does not expect. */
  readonly failures: readonly string[]
}

/**
 * Learners who each send one request per second, evenly distributed.
 *
 * @param canBeAttacked whether the server is a shop
 */
export async function study(
  learners: readonly ClassLearner[],
  milliseconds: number,
  canBeAttacked = true,
): Promise<StudyResult> {
  const byAct = new Map<StudyAct, ResponseTimes>()
  const calls = new ResponseTimes()
  const failures: string[] = []
  const end = performance.now() + milliseconds
  const one = async (learner: ClassLearner, number: number) => {
    for (let turn = 0; ; turn++) {
      const due = end - milliseconds + (number * PACE_MS) / learners.length + turn * PACE_MS
      if (due >= end) return
      await pause(Math.max(0, due - performance.now()))
      const started = performance.now()
      try {
        const act = await learner.study(canBeAttacked)
        const took = performance.now() - started
        const times = byAct.get(act) ?? new ResponseTimes()
        byAct.set(act, times)
        times.add(took)
        if (act !== 'attack') calls.add(took)
      } catch (error) {
        failures.push((error as Error).message)
      }
    }
  }
  await Promise.all(learners.map(one))
  return { byAct, calls, failures }
}

/**
 * Learners solve challenges at a constant rate while the trainer's grid is open.
 *
 * @param most maximum number of solves
 * @returns time from each request until the grid reported its solve
 */
export async function measureSolveLatency(
  learners: readonly ClassLearner[],
  { trainer, event, perSecond, most }: { trainer: ClassTrainer; event: string; perSecond: number; most: number },
): Promise<ResponseTimes> {
  const teams = new Map((await trainer.live(event)).learners.map(({ nickname, team }) => [nickname, team]))
  const { told, close } = await trainer.watch(event)
  const sentAt = new Map<string, number>()
  const due = SOLVES.flatMap(([challenge, path]) => learners.map((learner) => ({ learner, challenge, path })))
  const started = performance.now()
  const solving = due.slice(0, most).map(async ({ learner, challenge, path }, index) => {
    await pause(Math.max(0, started + (index * 1000) / perSecond - performance.now()))
    sentAt.set(`${teams.get(learner.nickname)} ${challenge}`, performance.now())
    await learner.ask('GET', path)
  })
  await Promise.all(solving)
  const nameOf = ({ team, challenge }: ToldSolve) => `${team} ${challenge}`
  const isTold = () => {
    const names = new Set(told.map(nameOf))
    return [...sentAt.keys()].every((name) => names.has(name))
  }
  for (const until = performance.now() + REPORT_TIMEOUT_MS; !isTold() && performance.now() < until; ) await pause(20)
  close()
  if (!isTold()) throw new Error('The grid did not report every solve.')
  const times = new ResponseTimes()
  for (const solve of told) {
    const sent = sentAt.get(nameOf(solve))
    if (sent !== undefined) times.add(solve.at - sent)
  }
  return times
}
