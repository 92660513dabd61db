import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * /proc has processor time in hundredths of a second, independent of the kernel's tick rate (`USER_HZ`,
 * proc_pid_stat(5)).
 */
const TICKS_PER_SECOND = 100

/** A process in /proc. */
interface Running {
  readonly id: number
  readonly parent: number
  /** Processor time of the process and of descendants that have ended and were waited for. */
  readonly seconds: number
}

/**
 * Processor seconds of a process and its descendants, in user and system mode, such as a test worker with its browser
 * and its servers. Processes that outlived their parent are not counted.
 *
 * @param folder path of the proc file system
 * @returns null if the process is unknown, or without /proc
 */
export function processorSeconds(pid: number, folder = '/proc'): number | null {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const running = names.flatMap((name) => readProcess(folder, name))
  const first = running.find(({ id }) => id === pid)
  if (!first) return null
  const sum = ({ id, seconds }: Running): number =>
    running.filter(({ parent }) => parent === id).reduce((total, child) => total + sum(child), seconds)
  return sum(first)
}

/** Reads a process; empty if it has just ended. */
function readProcess(folder: string, name: string): Running[] {
  try {
    const line = readFileSync(join(folder, name, 'stat'), 'utf8')
    // The second field is a name in brackets that may contain any character. The third follows it.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return [{ id: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}
