import type { Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { machineOf } from '../machine/machine.ts'
import { scriptRun } from './facts.ts'

/** Runs JavaScript where it can harm nobody; gives how it ended. */
export type RunScript = (code: string) => ReturnType<World['contained']['script']>

type Outcome = Awaited<ReturnType<RunScript>>

/** How long code in an order may take. */
const READING_MS = 2000
/** What it may do: a guard against endless loops, and what patterns get done in that time (decision 61). */
const READING = { budget: { steps: 1_000_000, patternSteps: 4_000_000 }, limits: { scriptMs: READING_MS } } as const
/** So many orders with code are read or wait. */
const MOST_WAITING = 8

/** A shop has one program that reads orders: whoever keeps it busy keeps the others waiting. */
const reader = defineState('scripts.reader', () => ({ last: Promise.resolve(), waiting: 0 }))

/**
 * What implementations of a seam get that can't do without code of customers. The safe shop can. Such code runs in a
 * program of the shop, so that it finds the invented machine around it.
 */
export function scriptRunner(visit: Visit, place: 'user-name' | 'order-lines'): RunScript {
  return async (code) => {
    const outcome = await (place === 'user-name' ? machineOf(visit, place).template(code) : readInTurn(visit, code))
    visit.record(scriptRun, { place, code, ended: endOf(outcome) })
    return outcome
  }
}

function endOf(outcome: Outcome) {
  if (outcome.kind !== 'limit') return outcome.kind
  return outcome.limit === 'patterns' ? 'deadline' : outcome.limit
}

async function readInTurn(visit: Visit, code: string): Promise<Outcome> {
  const queue = visit.world.state(reader)
  if (queue.waiting >= MOST_WAITING) return { kind: 'limit', limit: 'busy' }
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

/** A pattern that was too much has the rest of the time pass, and no worker is held up meanwhile. */
async function readOrder(visit: Visit, code: string): Promise<Outcome> {
  const { clock } = visit.world
  const started = clock.now()
  const outcome = await machineOf(visit, 'order-lines').template(code, READING)
  if (outcome.kind !== 'limit' || outcome.limit !== 'patterns') return outcome
  const left = READING_MS - (clock.now() - started)
  if (left > 0) await clock.wait?.(left)
  return { kind: 'limit', limit: 'deadline' }
}
