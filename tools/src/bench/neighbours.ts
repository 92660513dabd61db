import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mostOpenWorlds } from '../../../apps/server/src/callers/open-worlds.ts'
import { CROWDS, type Crowd, learn, newWorld } from '../../../e2e/support/crowd.ts'
import { processorSeconds, type RunningServer } from './processes.ts'

const CONTROL_MS = 3000
const MEASURED_MS = 5000
/** A shop keeps no more of them. */
const REVIEWS = 2000
/** As many worlds are open where a process may have 4,096 files. */
const FEW_OPEN = mostOpenWorlds(2000, 4096)

/** What an honest learner, who searches, feels of others. */
export interface Felt {
  /** What the others do. */
  readonly what: string
  /** Milliseconds that 99 of 100 answers stay below, without the others and beside them. */
  readonly alone: number
  readonly beside: number
  readonly slowest: number
  /** Seconds of a processor that the server used in each second, beside the others. */
  readonly processor: number
}

/** Gets ready what others need, which is not measured. */
type Scene = (url: string) => Promise<Crowd>

/**
 * Measures what a learner feels of others who do what could make everybody wait.
 *
 * @param start runs a server for a class, with a configuration
 * @param scratch folder for configurations
 */
export async function benchNeighbours(
  start: (config: string) => Promise<RunningServer>,
  scratch: string,
): Promise<readonly Felt[]> {
  const scenes: [what: string, scene: Scene, openWorlds?: number][] = [
    ...Object.entries(CROWDS).map(([what, crowd]): [string, Scene] => [what, async () => crowd]),
    [`read ${REVIEWS} reviews, 6 at once`, manyReviews],
    ['search in 500 worlds, once a second each', inUse(500, 1000, search)],
    ['write in 540 worlds once a second, 500 of them open', inUse(540, 1000, write), 500],
    [`write in 1,000 worlds each 4 s, ${FEW_OPEN} of them open`, inUse(1000, 4000, write), FEW_OPEN],
    ['write in 1,000 worlds each 4 s, all of them open', inUse(1000, 4000, write)],
  ]
  const felt: Felt[] = []
  for (const [what, scene, openWorlds = 2000] of scenes) {
    const config = join(scratch, `open-${openWorlds}.yml`)
    writeFileSync(config, `server:\n  limits:\n    openWorlds: ${openWorlds}\n`)
    const server = await start(config)
    try {
      felt.push({ what, ...(await measure(server, scene)) })
    } finally {
      await server.stop()
    }
  }
  return felt
}

async function measure({ url, pid }: RunningServer, scene: Scene): Promise<Omit<Felt, 'what'>> {
  const crowd = await scene(url)
  const headers = await newWorld(url, '198.51.100.1')
  await learn(url, headers, 500)
  const alone = await learn(url, headers, CONTROL_MS)
  const over = new AbortController()
  const others = crowd(url, over.signal)
  await pause(200)
  const before = processorSeconds(pid)
  const times = await learn(url, headers, MEASURED_MS)
  const processor = (processorSeconds(pid) - before) / (MEASURED_MS / 1000)
  over.abort()
  await others
  return { alone: alone.p99, beside: times.p99, slowest: times.slowest, processor }
}

/** A world whose shop has as many reviews as it keeps; they are read again and again. */
async function manyReviews(url: string): Promise<Crowd> {
  const headers = await newWorld(url)
  let isFull = false
  const writer = async () => {
    while (!isFull) isFull = (await write(url, headers)) === 413
  }
  await Promise.all(Array.from({ length: 20 }, writer))
  const reader = async (over: AbortSignal) => {
    while (!over.aborted) await ask(`${url}/rest/products/1/reviews`, { headers })
  }
  return async (_, over) => void (await Promise.all(Array.from({ length: 6 }, () => reader(over))))
}

/** Worlds in each of which somebody does something at an even pace. */
function inUse(count: number, everyMs: number, act: (url: string, headers: object) => Promise<unknown>): Scene {
  return async (url) => {
    const worlds: object[] = []
    // Each has come from an address of its own, so that none of them waits for the limit of new worlds.
    for (let i = 0; i < count; i++) worlds.push(await newWorld(url, `10.1.${i >> 8}.${i & 255}`))
    for (const headers of worlds) await act(url, headers)
    return async (_, over) => {
      const learner = async (headers: object, number: number) => {
        await pause((number * everyMs) / count)
        while (!over.aborted) await Promise.all([act(url, headers), pause(everyMs)])
      }
      await Promise.all(worlds.map(learner))
    }
  }
}

function search(url: string, headers: object): Promise<number> {
  return ask(`${url}/rest/products/search?q=apple`, { headers: { ...headers } })
}

function write(url: string, headers: object): Promise<number> {
  const body = JSON.stringify({ message: 'Crisp, and sweet at the core.', author: 'bench@customer.test' })
  const json = { 'content-type': 'application/json', ...headers }
  return ask(`${url}/rest/products/1/reviews`, { method: 'PUT', headers: json, body })
}

/** Gives the status of the answer. */
async function ask(url: string, init: RequestInit): Promise<number> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return answer.status
}
