import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux tells processor time in hundredths of a second, whatever its kernel counts by (`USER_HZ`, proc_pid_stat(5)). */
const TICKS_PER_SECOND = 100

/** A process as Linux tells of it. */
interface Running {
  readonly id: number
  readonly parent: number
  /** Of processor time, by itself and by the descendants that ended and were waited for. */
  readonly seconds: number
}

/**
 * Seconds of processor time that a process and all that it started have used, in user and system mode: such as a test worker with
 * its browser and its servers. What outlived the process that started it is not counted.
 *
 * @param folder where the kernel tells of its processes
 * @returns null where nothing is told of that process, as on everything but Linux
 */
export function processorSeconds(pid: number, folder = '/proc'): number | null {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const running = names.flatMap((name) => told(folder, name))
  const first = running.find(({ id }) => id === pid)
  if (!first) return null
  const sum = ({ id, seconds }: Running): number =>
    running.filter(({ parent }) => parent === id).reduce((total, child) => total + sum(child), seconds)
  return sum(first)
}

/** Reads what is told of a process; of one that has just ended, nothing is. */
function told(folder: string, name: string): Running[] {
  try {
    const line = readFileSync(join(folder, name, 'stat'), 'utf8')
    // The second field is a name in brackets that may hold anything; the third stands behind it.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return [{ id: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}
