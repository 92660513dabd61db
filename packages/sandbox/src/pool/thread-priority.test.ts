import { readdirSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { workerStarter } from './worker-source.ts'

/** Niceness of each thread of this process by thread id. Fields of `/proc/<pid>/task/<tid>/stat` by proc(5). */
function niceness(): Map<string, number> {
  return new Map(
    readdirSync('/proc/self/task').map((id) => {
      const afterName = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)!
      return [id, Number(afterName.split(' ')[16])]
    }),
  )
}

it.runIf(process.platform === 'linux')('a worker has a lower priority than the main thread', async () => {
  const before = niceness()
  const worker = await workerStarter()()
  try {
    await expect
      .poll(() => [...niceness()].filter(([id, nice]) => !before.has(id) && nice > before.get(String(process.pid))!))
      .not.toEqual([])
    expect(niceness().get(String(process.pid))).toBe(before.get(String(process.pid)))
    expect(worker).toBeInstanceOf(Worker)
  } finally {
    await worker.terminate()
  }
})
