import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import type { RequestTo } from '../engines.ts'
import type { Task } from './contained-worker.ts'
import { ContainmentFailure } from './containment-failure.ts'
import { type PoolOptions, WorkerPool } from './worker-pool.ts'

/** A worker controlled by its requests: these tests need threads that hang and fail, not engines. */
const OBEDIENT = `
const { parentPort } = require('node:worker_threads')
const ODD = {
  null: null,
  'a word': 'ready',
  'a number': 7n,
  'an unknown kind': { kind: 'gift' },
  'no end': { kind: 'ended' },
  'an end that is null': { kind: 'ended', end: null },
  'the key of an image that is an object': { kind: 'ended', end: {}, holds: {} },
  'a reason that is an object': { kind: 'broken', message: {} },
}
parentPort.on('message', ({ request }) => {
  if (request === null) return parentPort.postMessage({ kind: 'prepared' })
  const { order, gate, key = null } = request
  if (order === 'exit') process.exit(3)
  if (order === 'throw') throw new Error('thrown in the worker')
  if (order === 'hang') for (;;);
  if (order === 'wait') Atomics.wait(gate, 0, 0)
  if (order in ODD) return parentPort.postMessage(ODD[order])
  parentPort.postMessage({ kind: 'ended', end: { kind: 'rows', rows: order }, holds: key })
  if (order === 'tell') {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
  }
})
parentPort.postMessage('ready')`

const pools: WorkerPool[] = []
const threads: Worker[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
  threads.length = 0
})

function makePool(options: Partial<PoolOptions> = {}): WorkerPool {
  const start = async () => {
    const thread = new Worker(OBEDIENT, { eval: true })
    threads.push(thread)
    return thread
  }
  const pool = new WorkerPool({ start, workers: 2, idleMs: 30_000, graceMs: 50, queueLimit: 100, ...options })
  pools.push(pool)
  return pool
}

function order(name: string, options: Partial<Pick<Task, 'image' | 'deadlineMs' | 'clock'>> = {}) {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  let tellBegun = () => {}
  const begun = new Promise<void>((resolve) => {
    tellBegun = resolve
  })
  const state = { isBegun: false, wasImageHeld: false }
  const task: Task<'sql'> = {
    engine: 'sql',
    deadlineMs: 10_000,
    ...options,
    request: (isImageHeld) => {
      state.isBegun = true
      state.wasImageHeld = isImageHeld
      tellBegun()
      return { order: name, gate, key: options.image } as unknown as RequestTo<'sql'>
    },
  }
  const release = () => {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
  }
  /** Blocks this thread until the worker has responded to a `tell` order. */
  const waitForAnswer = () => Atomics.wait(gate, 0, 0)
  return { task, state, begun, release, waitForAnswer }
}

test.each([
  'null',
  'a word',
  'a number',
  'an unknown kind',
  'no end',
  'an end that is null',
  'the key of an image that is an object',
  'a reason that is an object',
])('ends a worker that responds with %s, without effect on other tasks', async (odd) => {
  const pool = makePool()
  expect(await pool.run('a', order(odd).task)).toMatchObject({ kind: 'died' })
  expect(await pool.run('b', order('hello').task)).toEqual({ kind: 'rows', rows: 'hello' })
  expect(threads).toHaveLength(2)
})

test('starts no worker before the first task', async () => {
  const pool = makePool()
  expect(pool.size).toBe(0)
  expect(await pool.run('a', order('hello').task)).toEqual({ kind: 'rows', rows: 'hello' })
  expect(pool.size).toBe(1)
})

test('runs tasks of one owner one after another, and serves other owners meanwhile', async () => {
  const pool = makePool()
  const [first, second] = [order('wait'), order('second')]
  const firstEnd = pool.run('a', first.task)
  const secondEnd = pool.run('a', second.task)
  await first.begun
  await pool.run('b', order('quick').task)
  await pool.run('b', order('quick').task)
  expect(second.state.isBegun).toBe(false)
  first.release()
  await Promise.all([firstEnd, secondEnd])
  expect(second.state.isBegun).toBe(true)
})

test('limits the number of workers', async () => {
  const pool = makePool({ workers: 2 })
  const orders = ['a', 'b', 'c', 'd'].map((owner) => ({ owner, ...order('wait') }))
  const ends = orders.map(({ owner, task }) => pool.run(owner, task))
  await Promise.all(orders.slice(0, 2).map(({ begun }) => begun))
  expect(orders.map(({ state }) => state.isBegun)).toEqual([true, true, false, false])
  orders[1]!.release()
  await orders[2]!.begun
  expect(orders.map(({ state }) => state.isBegun)).toEqual([true, true, true, false])
  for (const { release } of orders) release()
  await Promise.all(ends)
  expect(threads).toHaveLength(2)
})

test('an owner that floods the queue does not starve the others', async () => {
  const pool = makePool({ workers: 1 })
  const finished: string[] = []
  const flood = Array.from({ length: 50 }, () =>
    pool.run('flooder', order('x').task).then(() => finished.push('flooder')),
  )
  const other = pool.run('other', order('x').task).then(() => finished.push('other'))
  await Promise.all([...flood, other])
  expect(finished.indexOf('other')).toBeLessThan(3)
})

test('returns busy to an owner with too many waiting tasks', async () => {
  const pool = makePool({ queueLimit: 2 })
  const first = order('wait')
  const ends = [pool.run('a', first.task)]
  await first.begun
  ends.push(pool.run('a', order('x').task), pool.run('a', order('x').task))
  expect(await pool.run('a', order('x').task)).toEqual({ kind: 'busy' })
  expect(await pool.run('b', order('x').task)).toEqual({ kind: 'rows', rows: 'x' })
  first.release()
  expect(await Promise.all(ends)).toHaveLength(3)
})

test('terminates a worker that misses its deadline, and starts a new one for the next task', async () => {
  const pool = makePool({ workers: 1 })
  expect(await pool.run('a', order('hang', { deadlineMs: 50 }).task)).toEqual({ kind: 'overdue' })
  expect(await pool.run('a', order('alive').task)).toEqual({ kind: 'rows', rows: 'alive' })
  expect(threads).toHaveLength(2)
  expect(pool.size).toBe(1)
})

test('a deadline in processor time ends a busy task, and not an idle one', async () => {
  const pool = makePool({ workers: 2 })
  const idle = order('wait', { deadlineMs: 20_000, clock: 'processor' })
  const end = pool.run('a', idle.task)
  await idle.begun
  expect(await pool.run('b', order('hang', { deadlineMs: 50, clock: 'processor' }).task)).toEqual({ kind: 'overdue' })
  idle.release()
  expect(await end).toEqual({ kind: 'rows', rows: 'wait' })
})

test('a task that responds in time is not overdue when this thread was blocked', async () => {
  const pool = makePool({ graceMs: 1 })
  await pool.run('a', order('started').task)
  const quick = order('tell', { deadlineMs: 1 })
  // From here the event loop first runs due timers, and then handles messages.
  await new Promise((resolve) => setImmediate(resolve))
  const end = pool.run('a', quick.task)
  await quick.begun
  quick.waitForAnswer()
  for (const until = performance.now() + 20; performance.now() < until; );
  expect(await end).toEqual({ kind: 'rows', rows: 'tell' })
})

test.each([
  ['exit', /exited with code 3/],
  ['throw', /thrown in the worker/],
])(
  'a worker that dies by "%s" ends its task with the reason, and the next task gets a new one',
  async (how, reason) => {
    const pool = makePool({ workers: 1 })
    const end = await pool.run('a', order(how).task)
    expect(end.kind).toBe('died')
    expect(end.kind === 'died' && end.error.message).toMatch(reason)
    expect(await pool.run('a', order('alive').task)).toEqual({ kind: 'rows', rows: 'alive' })
    expect(threads).toHaveLength(2)
  },
)

test('a worker that dies without a task does not affect any task', async () => {
  const pool = makePool({ workers: 1 })
  await pool.run('a', order('x').task)
  await threads[0]!.terminate()
  expect(await pool.run('a', order('alive').task)).toEqual({ kind: 'rows', rows: 'alive' })
})

test('a worker that does not start ends one task, and the next task starts another', async () => {
  let starts = 0
  const start = async () => {
    starts++
    if (starts === 1) throw new Error('no such file')
    return new Worker(starts === 2 ? 'process.exit(5)' : OBEDIENT, { eval: true })
  }
  const pool = makePool({ workers: 1, start })
  const ends = await Promise.all([1, 2, 3].map(() => pool.run('a', order('alive').task)))
  expect(ends.map((end) => (end.kind === 'died' ? end.error.message : end.kind))).toEqual([
    'no such file',
    'The worker exited with code 5.',
    'rows',
  ])
})

test('a task whose request cannot be created or sent fails alone', async () => {
  const pool = makePool({ workers: 1 })
  const request = () => {
    throw new RangeError('the file is gone')
  }
  await expect(pool.run('a', { engine: 'sql', deadlineMs: 1000, request })).rejects.toThrow('the file is gone')
  const unsendable = { order: () => 1 } as unknown as RequestTo<'sql'>
  await expect(pool.run('a', { engine: 'sql', deadlineMs: 1000, request: () => unsendable })).rejects.toThrow('clone')
  await pool.run('a', order('alive').task)
  expect(threads).toHaveLength(1)
})

test('assigns a task to the worker that holds its image', async () => {
  const pool = makePool({ workers: 2 })
  const [a, b] = [order('wait', { image: 'a@1' }), order('wait', { image: 'b@1' })]
  const loads = [pool.run('a', a.task), pool.run('b', b.task)]
  await Promise.all([a.begun, b.begun])
  a.release()
  b.release()
  await Promise.all(loads)
  const held: boolean[] = []
  for (const image of ['b@1', 'b@1', 'a@1', 'b@1', 'a@1', 'a@1']) {
    const { task, state } = order('x', { image })
    await pool.run(image, task)
    held.push(state.wasImageHeld)
  }
  expect(held).toEqual([true, true, true, true, true, true])
  const newer = order('x', { image: 'a@2' })
  await pool.run('a', newer.task)
  expect(newer.state.wasImageHeld).toBe(false)
})

test('ends a worker after a time without a task', async () => {
  const pool = makePool({ idleMs: 1 })
  await pool.run('a', order('x').task)
  if (threads[0]!.threadId !== -1) await once(threads[0]!, 'exit')
  expect(pool.size).toBe(0)
  expect(await pool.run('a', order('alive').task)).toEqual({ kind: 'rows', rows: 'alive' })
})

test('close() ends running and waiting tasks, and rejects further ones', async () => {
  const pool = makePool({ workers: 1 })
  const running = order('hang')
  const ends = [pool.run('a', running.task), pool.run('a', order('x').task), pool.run('b', order('x').task)]
  const failures = ends.map((end) => end.catch((error) => error))
  await running.begun
  await pool.close()
  for (const failure of await Promise.all(failures)) expect(failure).toBeInstanceOf(ContainmentFailure)
  await expect(pool.run('a', order('x').task)).rejects.toThrow('closed')
  expect(threads[0]!.threadId).toBe(-1)
})

test('close() during the start of a worker leaves no worker behind', async () => {
  const pool = makePool()
  const end = pool.run('a', order('x').task).catch((error) => error)
  await pool.close()
  expect(await end).toBeInstanceOf(ContainmentFailure)
  for (const thread of threads) expect(thread.threadId).toBe(-1)
})

test('restarts slow tasks in the slow lane, without delaying quick ones', async () => {
  // The test controls the time, so that no quick task counts as slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const pool = makePool({ workers: 1, slow: { workers: 1, afterMs: 20 } })
    const slow = ['a', 'b', 'c'].map((owner) => {
      const { task, begun, release } = order('wait')
      return { begun, release, end: pool.run(owner, task) }
    })
    // Each of them is tried first, stopped, and waits for the single worker of the slow lane.
    for (const { begun } of slow) {
      await begun
      vi.advanceTimersByTime(100)
    }
    for (let i = 0; i < 5; i++)
      expect(await pool.run('quick', order('done').task)).toEqual({ kind: 'rows', rows: 'done' })
    for (const { release } of slow) release()
    for (const { end } of slow) expect(await end).toEqual({ kind: 'rows', rows: 'wait' })
  } finally {
    vi.useRealTimers()
  }
})

test('ends a trial without a grace period for an engine that cannot report its end', async () => {
  const pool = makePool({ workers: 1, slow: { workers: 1, afterMs: 20 }, graceMs: 3_600_000 })
  const hanging = order('hang')
  let times = 0
  const isSlow = new Promise<void>((resolve) => {
    const request: typeof hanging.task.request = (...values) => {
      if (++times === 2) resolve()
      return hanging.task.request(...values)
    }
    pool.run('attacker', { ...hanging.task, request }).catch(() => {})
  })
  // The quick lane has one worker.
  expect(await pool.run('other', order('hello').task)).toEqual({ kind: 'rows', rows: 'hello' })
  await isSlow
})

test('does not terminate an engine that reports an exceeded trial itself', async () => {
  const pool = makePool({ workers: 1, slow: { workers: 1, afterMs: 5000 } })
  const deadlines: number[] = []
  const task: Task<'sql'> = {
    engine: 'sql',
    deadlineMs: 10_000,
    timedOut: (end) => end.kind === 'rows' && end.rows === 'short',
    request: (_, deadlineMs) => {
      deadlines.push(deadlineMs)
      return { order: deadlineMs < 10_000 ? 'short' : 'long' } as unknown as RequestTo<'sql'>
    },
  }
  expect(await pool.run('a', task)).toEqual({ kind: 'rows', rows: 'long' })
  // The next task of this owner skips the trial, and turns out to be quick; so the one after it is tried again.
  await pool.run('a', task)
  await pool.run('a', task)
  expect(deadlines).toEqual([5000, 10_000, 5000, 10_000, 5000, 10_000])
  expect(threads).toHaveLength(1)
})

test('gives each task its full deadline without a slow lane', async () => {
  const pool = makePool()
  const { task, begun, release } = order('wait')
  const end = pool.run('a', task)
  await begun
  release()
  expect(await end).toEqual({ kind: 'rows', rows: 'wait' })
  expect(threads).toHaveLength(1)
})
