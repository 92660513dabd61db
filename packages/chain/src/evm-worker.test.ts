import { EventEmitter } from 'node:events'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Chain } from './chain.ts'
import type { Placement } from './contract.ts'
import { EvmEngine } from './evm-engine.ts'
import type { EvmJob } from './evm-job.ts'
import { EvmWorker } from './evm-worker.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import { WorldChain } from './world-chain.ts'

/** Data of a call that makes the worker fail. */
const DEADLY = '0xdead'

/** The EVM's worker, simulated in this thread; the test starts each of its jobs. */
class HeldWorker extends EventEmitter {
  readonly #engine = new EvmEngine()
  #present = new Int32Array(new SharedArrayBuffer(8))
  /** Jobs that were sent and have not begun. */
  readonly waiting: { readonly id: number; readonly job: EvmJob }[] = []
  isOver = false

  postMessage(message: SharedArrayBuffer | { readonly id: number; readonly job: EvmJob }): void {
    if (message instanceof SharedArrayBuffer) {
      this.#present = new Int32Array(message)
      this.emit('message', 'ready')
    } else this.waiting.push(message)
  }

  /** Runs the job that arrived first. */
  async begin(): Promise<void> {
    const { id, job } = this.waiting.shift()!
    Atomics.store(this.#present, 0, id)
    if (job.kind === 'call' && job.call.data === DEADLY) {
      this.isOver = true
      this.emit('error', Object.assign(new Error('memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
    } else this.emit('message', { id, end: await this.#engine.run(job) })
  }

  async terminate(): Promise<number> {
    this.isOver = true
    return 1
  }

  ref(): void {}
  unref(): void {}
}

let started: HeldWorker[]
let worker: EvmWorker
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  started = []
  worker = new EvmWorker(async () => {
    const next = new HeldWorker()
    started.push(next)
    return next as unknown as Worker
  })
})
afterEach(async () => {
  await worker.close()
  vi.useRealTimers()
})

const chainNamed = (key: string): Chain =>
  new WorldChain({
    nextTurn: nextIteration,
    ...{ key, worker, database: memoryDatabase, chainId: 31_337, now: () => 1_700_000_000_000, version: '1' },
    placements: () => [],
    treasuryKey: () => `0x${'11'.repeat(32)}`,
  })
const SOMEBODY = `0x${'5'.repeat(40)}` as const
const balance = (chain: Chain) => chain.request('eth_getBalance', [SOMEBODY, 'latest'])
/** A call that returns the account's balance through the EVM. */
const balanceByCall = (chain: Chain) =>
  chain.request('eth_call', [{ data: `0x73${SOMEBODY.slice(2)}315f5260205ff3` }]) as Promise<string>

/** Runs jobs one after another until a promise settles. */
async function working<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) {
    const present = started.at(-1)
    if (present && !present.isOver && present.waiting.length > 0) await present.begin()
    else await new Promise((resolve) => setImmediate(resolve))
  }
  return work
}

it('runs a transaction again when contracts were placed meanwhile', async () => {
  const contract = { name: 'Empty', abi: [], creation: '0x', code: '0x00', storage: {} } as const
  const codeHash = `0x${'bc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a'}` as const
  let placements: Placement[] = []
  const chain = new WorldChain({
    nextTurn: nextIteration,
    ...{ key: 'a', worker, database: memoryDatabase, chainId: 31_337, now: () => 1_700_000_000_000, version: '1' },
    placements: () => placements,
    treasuryKey: () => `0x${'11'.repeat(32)}`,
  })
  const payment = chain.pay(SOMEBODY, 5n)
  await expect.poll(() => started[0]?.waiting.length).toBe(1)
  placements = [{ address: `0x${'6'.repeat(40)}`, contract: { ...contract, codeHash }, balance: 3n }]
  expect(await chain.request('eth_blockNumber')).toBe('0x1')
  expect(await working(payment)).toMatchObject({ block: 2, succeeded: true })
  await working(chain.pay(SOMEBODY, 7n))
  expect(await balance(chain)).toBe('0xc')
  expect(BigInt(await working(balanceByCall(chain)))).toBe(12n)
})

it('starts with the first call that needs it, and ends after a minute without one', async () => {
  const chain = chainNamed('a')
  expect(await balance(chain)).toBe('0x0')
  expect(started).toHaveLength(0)
  await working(chain.pay(SOMEBODY, 5n))
  await vi.advanceTimersByTimeAsync(59_000)
  expect([worker.isRunning, started[0]!.isOver]).toEqual([true, false])
  expect(BigInt(await working(balanceByCall(chain)))).toBe(5n)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(started[0]!.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect([worker.isRunning, started[0]!.isOver]).toEqual([false, true])
  // The next call reads the state from the chain's file.
  expect(BigInt(await working(balanceByCall(chain)))).toBe(5n)
  expect(started).toHaveLength(2)
})

it('a failing call does not affect other chains, whose jobs run again in the next worker on their own state', async () => {
  const [attacker, other] = [chainNamed('a'), chainNamed('b')]
  await working(other.pay(SOMEBODY, 7n))
  const deadly = attacker.request('eth_call', [{ data: DEADLY }])
  await expect.poll(() => started[0]!.waiting.length).toBe(1)
  const payment = other.pay(SOMEBODY, 8n)
  await expect.poll(() => started[0]!.waiting.length).toBe(2)
  await expect(working(deadly)).rejects.toMatchObject({
    code: -32000,
    message: 'The call was stopped: it takes too much memory.',
  })
  expect(await working(payment)).toMatchObject({ block: 2, succeeded: true })
  expect(BigInt(await working(balanceByCall(other)))).toBe(15n)
  // Memory is shared by all running jobs, so the cause is only known after a second failure.
  expect(started).toHaveLength(3)
  // The chain of the failing call keeps working, too.
  expect(BigInt(await working(balanceByCall(attacker)))).toBe(0n)
})

it('runs one transaction of a chain at a time, and several chains concurrently', async () => {
  const [one, another] = [chainNamed('a'), chainNamed('b')]
  await working(Promise.all([one, another].map((chain) => chain.pay(SOMEBODY, 1n))))
  const all = Promise.all([1n, 2n, 3n].flatMap((wei) => [one.pay(SOMEBODY, wei), another.pay(SOMEBODY, wei)]))
  await expect.poll(() => started[0]!.waiting.length).toBe(2)
  const chains = started[0]!.waiting.map(({ job }) => job.kind === 'pay' && job.place.chain)
  expect(chains.sort()).toEqual(['a 0', 'b 0'])
  const mined = await working(all)
  expect(mined.map(({ block }) => block)).toEqual([2, 2, 3, 3, 4, 4])
  expect(await balance(one)).toBe('0x7')
})

it('replaces a worker that sends an invalid reply', async () => {
  const chain = chainNamed('a')
  const payment = chain.pay(SOMEBODY, 5n)
  await expect.poll(() => started[0]?.waiting.length).toBe(1)
  started[0]!.emit('message', null)
  expect(await working(payment)).toMatchObject({ block: 1, succeeded: true })
  expect(started.map(({ isOver }) => isOver)).toEqual([true, false])
})

it('keeps a job that arrived while the last one ended', async () => {
  const job: EvmJob = { kind: 'construct', creation: '0x' }
  const first = worker.run(job)
  await expect.poll(() => started[0]?.waiting.length).toBe(1)
  const { id } = started[0]!.waiting.shift()!
  const second = worker.run(job)
  started[0]!.emit('message', { id, end: { kind: 'refused', message: 'first' } })
  expect(await first).toMatchObject({ message: 'first' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await working(second)).toMatchObject({ kind: 'constructed' })
})

it('ignores late replies of a terminated worker', async () => {
  const chain = chainNamed('a')
  const deadly = chain.request('eth_call', [{ data: DEADLY }])
  await expect.poll(() => started[0]?.waiting.length).toBe(1)
  await expect(working(deadly)).rejects.toMatchObject({ code: -32000 })
  const payment = chain.pay(SOMEBODY, 5n)
  await expect.poll(() => started.at(-1)!.waiting.length).toBe(1)
  started[0]!.emit('message', { id: 1, end: { kind: 'refused', message: 'late' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await working(payment)).toMatchObject({ block: 1, succeeded: true })
})
