import { REPAIRED, RIGHT_FIX, WORKING_EMAIL, worstFixes } from '../../../apps/server/src/testing/worst-own-fixes.ts'
import { processorSeconds, type RunningServer } from './processes.ts'

/** So many fixes are judged one after another. */
const VERDICTS = 7
/** So many visits of somebody else are timed. */
const VISITS = 200
/** So many calls of the worst fix are under way at any time. */
const ATTACKS = 4

const CODING = `/rest/training/coding/${REPAIRED}`

/** A learner with a world of their own. */
class Learner {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  async send(path: string, body?: object): Promise<{ status: number; text: string }> {
    const headers = { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) }
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(this.#url + path, { headers, ...post })
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('fruit_world='))
    if (set) this.#cookie = set.split(';')[0]!
    return { status: answer.status, text: await answer.text() }
  }

  signIn(email: string) {
    return this.send('/rest/user/login', { email, password: 'x' })
  }

  /** Solves the challenge, and has a fix judged. @throws Error unless it holds */
  async repair(code: string): Promise<void> {
    await this.send('/rest/products/search?q=')
    const solved = await this.signIn("' or 1=1--")
    const verdict = await this.send(`${CODING}/own`, { code })
    if (solved.status !== 200 || !verdict.text.includes('"holds"'))
      throw new Error(`A fix of the bench does not hold: ${verdict.text}`)
  }
}

export interface OwnFixFigures {
  /** Seconds of the processor that each verdict on a right fix took. */
  readonly verdicts: readonly number[]
  /** Milliseconds that 99 of 100 visits of another world stay below, while nobody else does anything. */
  readonly idleP99: number
  /** The same while one learner runs the worst fix, and which one that is. */
  readonly worst: { readonly title: string; readonly p99: number }
}

/** Measures what judging costs, and how much another world feels of the worst fix. @param server one for a class */
export async function benchOwnFixes(server: RunningServer): Promise<OwnFixFigures> {
  const verdicts: number[] = []
  for (let i = 0; i < VERDICTS; i++) {
    const learner = new Learner(server.url)
    const before = processorSeconds(server.pid)
    await learner.repair(RIGHT_FIX)
    verdicts.push(processorSeconds(server.pid) - before)
  }
  const calm = new Learner(server.url)
  await p99(calm)
  const idleP99 = await p99(calm)
  let worst = { title: '', p99: 0 }
  for (const [title, code] of Object.entries(worstFixes)) {
    const during = await attacked(server, code, () => p99(calm))
    if (during > worst.p99) worst = { title, p99: during }
  }
  return { verdicts, idleP99, worst }
}

/** Measures while one learner calls a fix of their own without a pause. */
async function attacked(server: RunningServer, code: string, measure: () => Promise<number>): Promise<number> {
  const attacker = new Learner(server.url)
  await attacker.repair(code)
  await attacker.send(`${CODING}/apply`, { fix: 'own' })
  let isOver = false
  const attack = async () => {
    while (!isOver) await attacker.signIn(WORKING_EMAIL)
  }
  const attacks = Array.from({ length: ATTACKS }, attack)
  const measured = await measure()
  isOver = true
  await Promise.all(attacks)
  return measured
}

async function p99(learner: Learner): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const started = performance.now()
    await learner.send('/rest/products/search?q=juice')
    await learner.signIn('nobody@fruit.test')
    times.push(performance.now() - started)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)]!
}
