import { totalmem } from 'node:os'
import { maxFileHandles } from '@fruit/network/connection-limits'

/** Databases of a world, shop and chain, each with its WAL and its shared-memory file. */
const HANDLES_PER_WORLD = 6
/** Handles of the pools of file and progress databases (`LatestUsed`): 32 databases of each kind. */
const SHARED_HANDLES = 192
/** Maximum memory of an open world, as measured by `npm run bench`. */
const BYTES_PER_WORLD = 2 * 1024 * 1024
/** With fewer, concurrent requests would open and close worlds all the time. */
const MIN_OPEN_WORLDS = 20

/**
 * Returns the maximum number of open worlds: the setting, limited by half of the file handles and a quarter of the memory. The
 * other handles are for connections.
 *
 * @param memory of the machine, or of the container, in bytes
 */
export function maxOpenWorlds(setting: number, handles = maxFileHandles(), memory = memoryBytes()): number {
  const room = Math.min((handles / 2 - SHARED_HANDLES) / HANDLES_PER_WORLD, memory / 4 / BYTES_PER_WORLD)
  return Math.min(setting, Math.max(MIN_OPEN_WORLDS, Math.floor(room)))
}

function memoryBytes(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
