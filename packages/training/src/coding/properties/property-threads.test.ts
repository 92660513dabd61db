import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PropertyThreads } from './property-threads.ts'
import type { FromThread, Order, ToThread } from './thread-messages.ts'

const ORDER: Order = { kind: 'function', weakness: 'some-weakness', name: 'some' }
const HOLDS = { kind: 'function', violation: null } as const
const CALL = { kind: 'call', values: ['a'] } as const

/** A worker whose messages are sent by the test. */
class FakeWorker extends EventEmitter {
  readonly received: ToThread[] = []
  isTerminated = false
  /** Milliseconds in which its event loop was active. */
  activeMs = 0
  readonly performance = {
    eventLoopUtilization: (before?: { active: number }) => ({ active: this.activeMs - (before?.active ?? 0) }),
  }
  keepsProcess = true

  send(message: FromThread): void {
    this.emit('message', message)
  }

  postMessage(message: ToThread): void {
    this.received.push(message)
  }

  async terminate(): Promise<number> {
    if (!this.isTerminated) this.emit('exit', 1)
    this.isTerminated = true
    return 1
  }

  ref(): void {
    this.keepsProcess = true
  }

  unref(): void {
    this.keepsProcess = false
  }
}

/** Processor time of the process, in milliseconds; the fake clock does not change it. */
let processorMs: number
let workers: FakeWorker[]
let threads: PropertyThreads
beforeEach(() => {
  vi.useFakeTimers()
  processorMs = 0
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: processorMs * 1000 - (before?.user ?? 0),
    system: 0,
  }))
  workers = []
  threads = new PropertyThreads(
    async () => {
      const worker = new FakeWorker()
      workers.push(worker)
      setTimeout(() => worker.send('ready'), 1)
      return worker as unknown as Worker
    },
    1000,
    5000,
  )
})
afterEach(async () => {
  await threads.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Advances the clock, with all threads active. */
async function pass(milliseconds: number): Promise<void> {
  processorMs += milliseconds
  for (const worker of workers) worker.activeMs += milliseconds
  await vi.advanceTimersByTimeAsync(milliseconds)
}

const never = () => Promise.reject(new Error('No request was expected.'))

describe('PropertyThreads', () => {
  it('relays requests of a thread and returns the end of its check', async () => {
    const check = threads.check(ORDER, async (request) => ({ of: request }))
    await pass(10)
    expect(workers[0]!.received).toEqual([{ order: ORDER }])
    workers[0]!.send({ request: CALL })
    await pass(10)
    expect(workers[0]!.received[1]).toEqual({ response: { of: CALL } })
    workers[0]!.send({ end: HOLDS })
    expect(await check).toEqual(HOLDS)
  })

  it('reuses a thread for the next check, and gives concurrent checks different threads', async () => {
    const checks = [threads.check(ORDER, never), threads.check(ORDER, never)]
    await pass(10)
    expect(workers).toHaveLength(2)
    for (const worker of workers) worker.send({ end: HOLDS })
    await Promise.all(checks)
    const next = threads.check(ORDER, never)
    await pass(10)
    expect(workers).toHaveLength(2)
    for (const worker of workers) worker.send({ end: HOLDS })
    expect(await next).toEqual(HOLDS)
  })

  it('ends a thread that works too long, and starts another one for the next check', async () => {
    const check = threads.check(ORDER, never)
    await pass(10)
    await pass(1200)
    expect(await check).toEqual({ kind: 'limit', limit: 'time' })
    expect(workers[0]!.isTerminated).toBe(true)
    const next = threads.check(ORDER, never)
    await pass(10)
    workers[1]!.send({ end: HOLDS })
    expect(await next).toEqual(HOLDS)
  })

  it('does not count time in which the process gets no processor time', async () => {
    const check = threads.check(ORDER, never)
    await pass(10)
    workers[0]!.activeMs += 60_000
    await vi.advanceTimersByTimeAsync(60_000)
    workers[0]!.send({ end: HOLDS })
    expect(await check).toEqual(HOLDS)
  })

  it('does not count time in which the thread waits for a response', async () => {
    let respond = (_response: string) => {}
    const response = new Promise<string>((resolve) => {
      respond = resolve
    })
    const check = threads.check(ORDER, () => response)
    await pass(10)
    workers[0]!.send({ request: CALL })
    processorMs += 5000
    await vi.advanceTimersByTimeAsync(5000)
    respond('late')
    await pass(10)
    workers[0]!.send({ end: HOLDS })
    expect(await check).toEqual(HOLDS)
  })

  it('reports that a thread ran out of memory', async () => {
    const check = threads.check(ORDER, never)
    await pass(10)
    workers[0]!.emit('error', Object.assign(new Error('memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
    expect(await check).toEqual({ kind: 'limit', limit: 'memory' })
    expect(threads.size).toBe(0)
  })

  it.each<[string, (worker: FakeWorker) => void]>([
    ['the response rejects', (worker) => worker.send({ request: CALL })],
    ['the thread fails', (worker) => worker.emit('error', new Error('No request was expected.'))],
  ])('rejects and ends the thread when %s', async (_, fail) => {
    const check = threads.check(ORDER, never)
    check.catch(() => {})
    await pass(10)
    fail(workers[0]!)
    await expect(check).rejects.toThrow('No request was expected.')
    expect([workers[0]!.isTerminated, threads.size]).toEqual([true, 0])
  })

  it('ends an idle thread after a while, and does not keep the process running for it', async () => {
    const check = threads.check(ORDER, never)
    await pass(10)
    workers[0]!.send({ end: HOLDS })
    await check
    expect(workers[0]!.keepsProcess).toBe(false)
    await pass(4000)
    expect(threads.size).toBe(1)
    await pass(2000)
    expect([threads.size, workers[0]!.isTerminated]).toEqual([0, true])
  })

  it('rejects checks that run when it is closed', async () => {
    const check = threads.check(ORDER, never)
    check.catch(() => {})
    await pass(10)
    await threads.close()
    await expect(check).rejects.toThrow('has ended')
    expect(threads.size).toBe(0)
  })
})
