import { setTimeout as pause } from 'node:timers/promises'
import { maxOpenWorlds } from '@fruit/server/http/limits/open-worlds'
import { FIXED_CHALLENGE, RIGHT_FIX, TRIGGER_EMAIL, worstFixes } from '../../support/worst-own-fixes.ts'
import { ask, CROWDS, type Crowd, json, newWorld, repeat } from './crowd.ts'

/** Prepares a crowd. This is not measured. */
type Scene = (url: string) => Promise<Crowd>

/** Load by others, and the limits of a learner's response times. */
export interface Load {
  readonly what: string
  readonly scene: Scene
  /** Maximum of the 99th percentile in milliseconds, on an idle machine. */
  readonly goal: number
  /** Maximum of the slowest response in milliseconds, for loads that caused a standstill once. */
  readonly slowest?: number
  /** Maximum number of open worlds. Default: that of the server. */
  readonly openWorlds?: number
  /** Control: the same number of requests in fewer worlds. It shows the cost of the number of worlds. */
  readonly inFewerWorlds?: Scene
}

/** Maximum number of reviews in a shop. */
const REVIEWS = 2000
/** Concurrent calls of a learner's own fix. */
const CALLERS = 64
/** Number of open worlds when a process may open 4,096 files. */
const FEW_OPEN = maxOpenWorlds(2000, 4096)
/** The control uses fewer worlds by this factor, with the same number of requests. */
const FEWER_FACTOR = 20

/** Others wait for statements that block the sandbox until their timeout of two seconds, one after another. */
const HEAVY_MS = 300

export const LOADS: readonly Load[] = [
  ...Object.entries(CROWDS).map(([what, crowd]) => ({
    ...{ what, scene: async () => crowd, goal: what.includes('heavily') ? HEAVY_MS : 100 },
  })),
  { what: `call their own fix that takes all of its steps, ${CALLERS} at once`, scene: callWorstFix, goal: 100 },
  { what: `read ${REVIEWS} reviews, 6 at once`, scene: manyReviews, goal: 100 },
  { what: 'search in 500 worlds, once a second each', ...inUse(500, 1000, search), goal: 100, slowest: 250 },
  {
    what: 'write in 540 worlds once a second, 500 of them open',
    ...inUse(540, 1000, write),
    // Two processors can store this many reviews per second, and read each for the next customer. Beyond that, response
    // times must not rise sharply.
    ...{ goal: 400, openWorlds: 500 },
  },
  {
    what: `write in 1,000 worlds each 4 s, ${FEW_OPEN} of them open`,
    ...inUse(1000, 4000, write),
    ...{ goal: 250, openWorlds: FEW_OPEN },
  },
  { what: 'write in 1,000 worlds each 4 s, all of them open', ...inUse(1000, 4000, write), goal: 250 },
]

/** An own fix that holds and uses the whole budget of a call: 450,000 steps. */
async function callWorstFix(url: string): Promise<Crowd> {
  const headers = { ...json, ...(await newWorld(url, '203.0.113.5')) }
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return text
  }
  const logIn = (email: string) => ({ email, password: 'x' })
  await post('/rest/user/login', logIn("' or 1=1--"))
  const code = worstFixes['takes its budget of steps'] ?? RIGHT_FIX
  const verdict = await post(`/rest/training/coding/${FIXED_CHALLENGE}/own`, { code })
  if (!verdict.includes('"holds"')) throw new Error(`The fix does not hold: ${verdict}`)
  await post(`/rest/training/coding/${FIXED_CHALLENGE}/apply`, { fix: 'own' })
  const body = JSON.stringify(logIn(TRIGGER_EMAIL))
  return (_, over) => repeat(CALLERS, over, () => ask(`${url}/rest/user/login`, { method: 'POST', headers, body }))
}

/** Reads reviews in a shop that has as many reviews as it can store. */
async function manyReviews(url: string): Promise<Crowd> {
  const headers = await newWorld(url)
  let isFull = false
  const writer = async () => {
    while (!isFull) isFull = (await write(url, headers)) === 413
  }
  await Promise.all(Array.from({ length: 20 }, writer))
  return (_, over) => repeat(6, over, () => ask(`${url}/rest/products/1/reviews`, { headers }))
}

type Act = (url: string, headers: Record<string, string>) => Promise<unknown>

/** Worlds with one action each per interval. */
function inUse(count: number, everyMs: number, act: Act): Pick<Load, 'scene' | 'inFewerWorlds'> {
  return {
    scene: activeWorlds(count, everyMs, act),
    inFewerWorlds: activeWorlds(count / FEWER_FACTOR, everyMs / FEWER_FACTOR, act),
  }
}

function activeWorlds(count: number, everyMs: number, act: Act): Scene {
  return async (url) => {
    const worlds: Record<string, string>[] = []
    // Each world has its own client address, so that none waits for the limit of new worlds.
    for (let i = 0; i < count; i++) worlds.push({ ...(await newWorld(url, `10.1.${i >> 8}.${i & 255}`)) })
    for (const headers of worlds) await act(url, headers)
    return async (_, over) => {
      const learner = async (headers: Record<string, string>, number: number) => {
        await pause((number * everyMs) / count)
        // Only the response times of the learner are measured, so failures are retried.
        while (!over.aborted) await Promise.all([act(url, headers).catch(() => {}), pause(everyMs)])
      }
      await Promise.all(worlds.map(learner))
    }
  }
}

async function search(url: string, headers: Record<string, string>): Promise<number> {
  return (await ask(`${url}/rest/products/search?q=apple`, { headers })).status
}

/** @returns the status of the response */
async function write(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ message: 'Crisp, and sweet at the core.', author: 'bench@customer.test' })
  return (await ask(`${url}/rest/products/1/reviews`, { method: 'PUT', headers: { ...json, ...headers }, body })).status
}
