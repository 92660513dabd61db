import type { Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { machineOf } from '../machine/machine.ts'
import { scriptRun } from './facts.ts'

/** Runs JavaScript contained and returns how it ended. */
export type RunScript = (code: string) => ReturnType<World['contained']['script']>

type Outcome = Awaited<ReturnType<RunScript>>

/** Time limit for code in an order. */
const TIMEOUT_MS = 2000
/** Budgets for that time: steps as a guard against endless loops, and steps of regular expressions (decision 61). */
const LIMITS = { budget: { steps: 1_000_000, patternSteps: 4_000_000 }, limits: { scriptMs: TIMEOUT_MS } } as const
/** Maximum number of orders with code that are running or waiting. */
const MAX_QUEUE_LENGTH = 8

/** Orders are read one after the other, as by a single process: a slow one blocks the others. */
const reader = defineState('scripts.reader', () => ({ last: Promise.resolve(), waiting: 0 }))

/**
 * Runs customers' code for implementations of a seam that need it; the safe ones do not. The code runs in a program of
 * the shop, so it sees the fictional machine.
 */
export function scriptRunner(visit: Visit, place: 'user-name' | 'order-lines'): RunScript {
  return async (code) => {
    const outcome = await (place === 'user-name' ? machineOf(visit, place).template(code) : readQueued(visit, code))
    visit.record(scriptRun, { place, code, ended: endOf(outcome) })
    return outcome
  }
}

function endOf(outcome: Outcome) {
  if (outcome.kind !== 'limit') return outcome.kind
  return outcome.limit === 'patterns' ? 'deadline' : outcome.limit
}

async function readQueued(visit: Visit, code: string): Promise<Outcome> {
  const queue = visit.world.state(reader)
  if (queue.waiting >= MAX_QUEUE_LENGTH) return { kind: 'limit', limit: 'busy' }
  queue.waiting++
  const before = queue.last
  const read = before.then(() => readOrder(visit, code))
  queue.last = read.then(
    () => undefined,
    () => undefined,
  )
  try {
    return await read
  } finally {
    queue.waiting--
  }
}

/** When a regular expression exceeds its budget, the rest of the time limit is waited out without blocking a worker. */
async function readOrder(visit: Visit, code: string): Promise<Outcome> {
  const { clock } = visit.world
  const started = clock.now()
  const outcome = await machineOf(visit, 'order-lines').template(code, LIMITS)
  if (outcome.kind !== 'limit' || outcome.limit !== 'patterns') return outcome
  const left = TIMEOUT_MS - (clock.now() - started)
  if (left > 0) await clock.wait?.(left)
  return { kind: 'limit', limit: 'deadline' }
}
