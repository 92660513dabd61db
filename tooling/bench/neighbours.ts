import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { learn, newWorld } from '@fruit/tests/e2e/support/crowd'
import { LOADS, type Load } from '@fruit/tests/e2e/support/loads'
import { processorSeconds, type RunningServer } from './processes.ts'

const CONTROL_MS = 3000
const MEASURED_MS = 5000
/** Response times of a learner who searches, while others cause load. */
export interface NeighbourResult {
  /** The load by others, with its goals. */
  readonly load: Load
  /** 99th percentile of the response times in milliseconds, without the load and with it. */
  readonly alone: number
  readonly beside: number
  readonly slowest: number
  /** Processor seconds of the server per second, with the load. */
  readonly processor: number
}

/**
 * Measures the response times of a learner for each load by others.
 *
 * @param start runs a server with a class and a configuration
 * @param scratch folder for configurations
 */
export async function benchNeighbours(
  start: (config: string) => Promise<RunningServer>,
  scratch: string,
): Promise<readonly NeighbourResult[]> {
  const felt: NeighbourResult[] = []
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

async function measure({ url, pid }: RunningServer, { scene }: Load): Promise<Omit<NeighbourResult, 'load'>> {
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
