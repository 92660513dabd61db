import { setTimeout as pause } from 'node:timers/promises'
import { mostOpenWorlds } from '../../apps/server/src/callers/open-worlds.ts'
import { REPAIRED, RIGHT_FIX, WORKING_EMAIL, worstFixes } from '../../apps/server/src/testing/worst-own-fixes.ts'
import { again, ask, CROWDS, type Crowd, json, newWorld } from './crowd.ts'

/** Gets ready what a crowd needs, which is not measured. */
type Scene = (url: string) => Promise<Crowd>

/** What others do to a server, and what a learner may feel of it. */
export interface Load {
  readonly what: string
  readonly scene: Scene
  /** Milliseconds that 99 of 100 answers stay below, on a machine of its own. */
  readonly goal: number
  /** The same for the slowest answer, where a standstill was seen. */
  readonly slowest?: number
  /** How many worlds the server keeps open; as many as it does by itself where nothing is said. */
  readonly openWorlds?: number
  /** As many requests, in fewer worlds: what the number of worlds alone costs is told from it. */
  readonly inFewerWorlds?: Scene
}

/** A shop keeps no more of them. */
const REVIEWS = 2000
/** So many calls of one's own fix are under way at any time. */
const CALLERS = 64
/** As many worlds are open where a process may have 4,096 files. */
const FEW_OPEN = mostOpenWorlds(2000, 4096)
/** A crowd that needs so many worlds less shares out the same requests. */
const FEWER = 20

/** Deadlines of two seconds, one after another, are what others wait for whoever keeps the containment busy. */
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
    // So many reviews a second, each read by the next customer, are all that two processors can do; there must be no cliff behind them.
    ...{ goal: 400, openWorlds: 500 },
  },
  {
    what: `write in 1,000 worlds each 4 s, ${FEW_OPEN} of them open`,
    ...inUse(1000, 4000, write),
    ...{ goal: 250, openWorlds: FEW_OPEN },
  },
  { what: 'write in 1,000 worlds each 4 s, all of them open', ...inUse(1000, 4000, write), goal: 250 },
]

/** A fix that holds, and burns what one call may: 450,000 steps. */
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
  const verdict = await post(`/rest/training/coding/${REPAIRED}/own`, { code })
  if (!verdict.includes('"holds"')) throw new Error(`The fix does not hold: ${verdict}`)
  await post(`/rest/training/coding/${REPAIRED}/apply`, { fix: 'own' })
  const body = JSON.stringify(logIn(WORKING_EMAIL))
  return (_, over) => again(CALLERS, over, () => ask(`${url}/rest/user/login`, { method: 'POST', headers, body }))
}

/** A world whose shop has as many reviews as it keeps; they are read again and again. */
async function manyReviews(url: string): Promise<Crowd> {
  const headers = await newWorld(url)
  let isFull = false
  const writer = async () => {
    while (!isFull) isFull = (await write(url, headers)) === 413
  }
  await Promise.all(Array.from({ length: 20 }, writer))
  return (_, over) => again(6, over, () => ask(`${url}/rest/products/1/reviews`, { headers }))
}

type Act = (url: string, headers: Record<string, string>) => Promise<unknown>

/** Worlds in each of which somebody does something at an even pace. */
function inUse(count: number, everyMs: number, act: Act): Pick<Load, 'scene' | 'inFewerWorlds'> {
  return { scene: worldsAtWork(count, everyMs, act), inFewerWorlds: worldsAtWork(count / FEWER, everyMs / FEWER, act) }
}

function worldsAtWork(count: number, everyMs: number, act: Act): Scene {
  return async (url) => {
    const worlds: Record<string, string>[] = []
    // Each has come from an address of its own, so that none of them waits for the limit of new worlds.
    for (let i = 0; i < count; i++) worlds.push({ ...(await newWorld(url, `10.1.${i >> 8}.${i & 255}`)) })
    for (const headers of worlds) await act(url, headers)
    return async (_, over) => {
      const learner = async (headers: Record<string, string>, number: number) => {
        await pause((number * everyMs) / count)
        // What others feel is measured: who gets no answer tries again.
        while (!over.aborted) await Promise.all([act(url, headers).catch(() => {}), pause(everyMs)])
      }
      await Promise.all(worlds.map(learner))
    }
  }
}

async function search(url: string, headers: Record<string, string>): Promise<number> {
  return (await ask(`${url}/rest/products/search?q=apple`, { headers })).status
}

/** Gives the status of the answer. */
async function write(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ message: 'Crisp, and sweet at the core.', author: 'bench@customer.test' })
  return (await ask(`${url}/rest/products/1/reviews`, { method: 'PUT', headers: { ...json, ...headers }, body })).status
}
