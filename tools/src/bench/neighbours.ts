import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { learn, newWorld } from '../../../e2e/support/crowd.ts'
import { LOADS, type Load } from '../../../e2e/support/loads.ts'
import { processorSeconds, type RunningServer } from './processes.ts'

const CONTROL_MS = 3000
const MEASURED_MS = 5000
/** What an honest learner, who searches, feels of others. */
export interface Felt {
  /** What the others do, and what is to be reached beside them. */
  readonly load: Load
  /** Milliseconds that 99 of 100 answers stay below, without the others and beside them. */
  readonly alone: number
  readonly beside: number
  readonly slowest: number
  /** Seconds of a processor that the server used in each second, beside the others. */
  readonly processor: number
}

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
  const felt: Felt[] = []
  for (const load of LOADS) {
    const openWorlds = load.openWorlds ?? 2000
    const config = join(scratch, `open-${openWorlds}.yml`)
    writeFileSync(config, `server:\n  limits:\n    openWorlds: ${openWorlds}\n`)
    const server = await start(config)
    try {
      felt.push({ load, ...(await measure(server, load)) })
    } finally {
      await server.stop()
    }
  }
  return felt
}

async function measure({ url, pid }: RunningServer, { scene }: Load): Promise<Omit<Felt, 'load'>> {
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
