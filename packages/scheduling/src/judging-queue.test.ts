import { describe, expect, it } from 'vitest'
import { JudgingQueue } from './judging-queue.ts'

/** Adds fixes to a queue, and lets the test end the judging of each. */
function setUp(timeoutMs?: number) {
  const queue = new JudgingQueue(timeoutMs)
  const begun: string[] = []
  const places = new Map<string, number[]>()
  const ends = new Map<string, () => void>()
  const send = (learner: string, fix = learner, signal = new AbortController().signal) => {
    const told: number[] = []
    places.set(fix, told)
    return queue.run(learner, { onPosition: (place) => told.push(place), signal }, async () => {
      begun.push(fix)
      await new Promise<void>((end) => ends.set(fix, end))
      return fix
    })
  }
  /** Ends the judging of a fix, and waits until the queue has reacted. */
  const end = async (fix: string) => {
    ends.get(fix)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { send, begun, places, end }
}

describe('JudgingQueue', () => {
  it('judges two fixes at a time in order, and reports every position', async () => {
    const { send, begun, places, end } = setUp()
    const verdicts = ['a', 'b', 'c', 'd'].map((learner) => send(learner))
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['a', 'b'])
    for (const fix of ['b', 'a', 'c', 'd']) await end(fix)
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    expect(await Promise.all(verdicts)).toEqual(['a', 'b', 'c', 'd'])
    expect(Object.fromEntries(places)).toEqual({ a: [], b: [], c: [1], d: [2, 1] })
  })

  it('judges fixes of one learner one after another, and serves others first', async () => {
    const { send, begun, places, end } = setUp()
    void send('a', 'a1')
    void send('a', 'a2')
    void send('b', 'b1')
    void send('c', 'c1')
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('c1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
    expect(places.get('a2')).toEqual([1, 2, 1])
    await end('a2')
  })

  it('rejects a fourth waiting fix of one learner', async () => {
    const { send, end } = setUp()
    const judged = send('a', 'a0')
    const waiting = ['a1', 'a2', 'a3'].map((fix) => send('a', fix))
    expect(await send('a', 'a4')).toBeNull()
    for (const fix of ['a0', 'a1', 'a2', 'a3']) await end(fix)
    expect(await Promise.all([judged, ...waiting])).toEqual(['a0', 'a1', 'a2', 'a3'])
  })

  it('removes a fix when its request is aborted, and reports new positions to the others', async () => {
    const { send, begun, places, end } = setUp()
    const gone = new AbortController()
    void send('a')
    void send('b')
    const left = send('c', 'c', gone.signal)
    void send('d')
    gone.abort()
    expect(await left).toBeNull()
    expect(places.get('d')).toEqual([2, 1])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'd'])
    expect(await send('e', 'e', gone.signal)).toBeNull()
    for (const fix of ['b', 'd']) await end(fix)
  })

  it('rejects fixes that wait longer than the timeout', async () => {
    const { send, end } = setUp(20)
    void send('a')
    void send('b')
    expect(await send('c')).toBeNull()
    for (const fix of ['a', 'b']) await end(fix)
  })

  it('runs exclusive parts one at a time, without other judging', async () => {
    const queue = new JudgingQueue()
    const happened: string[] = []
    const waiter = { onPosition: () => {}, signal: new AbortController().signal }
    const turns = new Map<string, () => void>()
    const until = (moment: string) => new Promise<void>((go) => turns.set(moment, go))
    const go = async (moment: string) => {
      turns.get(moment)!()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const judged = ['a', 'b', 'c'].map((learner) =>
      queue.run(learner, waiter, async (alone) => {
        happened.push(`${learner} begins`)
        await until(learner)
        if (learner === 'c') return
        await alone(async () => {
          happened.push(`${learner} is alone`)
          await until(`${learner} alone`)
        })
        happened.push(`${learner} ends`)
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    await go('a')
    expect(happened).toEqual(['a begins', 'b begins'])
    await go('b')
    await go('a alone')
    await go('b alone')
    await go('c')
    await Promise.all(judged)
    expect(happened).toEqual([...['a begins', 'b begins', 'a is alone', 'a ends', 'b is alone', 'b ends', 'c begins']])
  })

  it('continues with the next fix when judging throws', async () => {
    const queue = new JudgingQueue()
    const waiter = { onPosition: () => {}, signal: new AbortController().signal }
    const broken = () => Promise.reject(new Error('broken'))
    for (const learner of ['a', 'b', 'c']) await expect(queue.run(learner, waiter, broken)).rejects.toThrow('broken')
    expect(await queue.run('a', waiter, async () => 'judged')).toBe('judged')
  })
})
