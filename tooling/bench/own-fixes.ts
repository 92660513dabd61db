import { FIXED_CHALLENGE, RIGHT_FIX, TRIGGER_EMAIL, worstFixes } from '@fruit/tests/support/worst-own-fixes'
import { BenchLearner, p99 } from './learner.ts'
import { processorSeconds, type RunningServer } from './processes.ts'

/** Number of fixes that are judged, one after another. */
const VERDICTS = 7
/** Number of concurrent calls of the worst fix. */
const ATTACKS = 4

const CODING = `/rest/training/coding/${FIXED_CHALLENGE}`

/** Solves the challenge and submits a fix. @throws Error unless it holds */
async function repair(learner: BenchLearner, code: string): Promise<void> {
  await learner.send('/rest/products/search?q=')
  const solved = await learner.signIn("' or 1=1--")
  const verdict = await learner.send(`${CODING}/own`, { code })
  if (solved.status !== 200 || !verdict.text.includes('"holds"'))
    throw new Error(`A fix of the bench does not hold: ${verdict.text}`)
}

export interface OwnFixFigures {
  /** Processor seconds of each verdict on a right fix. */
  readonly verdicts: readonly number[]
  /** 99th percentile of the response times of another world without any load, in milliseconds. */
  readonly idleP99: number
  /** The same while one learner runs the worst fix, and the title of that fix. */
  readonly worst: { readonly title: string; readonly p99: number }
}

/** Measures the cost of verdicts, and the effect of the worst fix on another world. @param server one with a class */
export async function benchOwnFixes(server: RunningServer): Promise<OwnFixFigures> {
  const verdicts: number[] = []
  for (let i = 0; i < VERDICTS; i++) {
    const learner = new BenchLearner(server.url)
    const before = processorSeconds(server.pid)
    await repair(learner, RIGHT_FIX)
    verdicts.push(processorSeconds(server.pid) - before)
  }
  const calm = new BenchLearner(server.url)
  await p99(calm)
  const idleP99 = await p99(calm)
  let worst = { title: '', p99: 0 }
  for (const [title, code] of Object.entries(worstFixes)) {
    const during = await attacked(server, code, () => p99(calm))
    if (during > worst.p99) worst = { title, p99: during }
  }
  return { verdicts, idleP99, worst }
}

/** Measures while one learner calls their own fix without a pause. */
async function attacked(server: RunningServer, code: string, measure: () => Promise<number>): Promise<number> {
  const attacker = new BenchLearner(server.url)
  await repair(attacker, code)
  await attacker.send(`${CODING}/apply`, { fix: 'own' })
  let isOver = false
  const attack = async () => {
    while (!isOver) await attacker.signIn(TRIGGER_EMAIL)
  }
  const attacks = Array.from({ length: ATTACKS }, attack)
  const measured = await measure()
  isOver = true
  await Promise.all(attacks)
  return measured
}
