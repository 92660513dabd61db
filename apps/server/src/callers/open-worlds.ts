import { totalmem } from 'node:os'
import { fileHandles } from './connection-limits.ts'

/** Databases of a world, with the log and the index of each: shop and chain. */
const HANDLES_PER_WORLD = 6
/** Those of files and progress, of which few are open (`LatestUsed`): 32 of each. */
const SHARED_HANDLES = 192
/** What an open world takes at most, as `npm run bench` measures it. */
const BYTES_PER_WORLD = 2 * 1024 * 1024
/** Fewer would be opened and closed all the time by the requests that are under way. */
const LEAST = 20

/**
 * How many worlds may be open: as the setting has it, but no more than half of the file handles and a quarter of the
 * memory are enough for. The other handles are for connections.
 *
 * @param memory of the machine, or of the container, in bytes
 */
export function mostOpenWorlds(setting: number, handles = fileHandles(), memory = memoryBytes()): number {
  const room = Math.min((handles / 2 - SHARED_HANDLES) / HANDLES_PER_WORLD, memory / 4 / BYTES_PER_WORLD)
  return Math.min(setting, Math.max(LEAST, Math.floor(room)))
}

function memoryBytes(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
