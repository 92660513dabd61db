import type { RequestDetails } from '@fruit/world/route'
import { defineState, type World } from '@fruit/world/world'
import { tellVisitorsApart } from './seams.ts'

/** Acts of more visitors are not remembered: who keeps changing the address must not fill the memory. */
const MOST_KEYS = 5000
/** Of one visitor's acts of a kind, the latest are remembered. */
const MOST_TIMES = 200

const actTimes = defineState('visitors.act-times', (): Map<string, number[]> => new Map())

/** Key of the visitor behind a request in this world. */
export function visitorOf(world: World, request: Pick<RequestDetails, 'address' | 'headers'>): string {
  return world.use(tellVisitorsApart)(request.address, request.headers).slice(0, 100)
}

/**
 * When a visitor did something within the last while.
 *
 * @param act a name for what was done
 * @returns milliseconds since the epoch, oldest first
 */
export function recentActs(world: World, act: string, visitor: string, withinMs: number): readonly number[] {
  const since = world.clock.now() - withinMs
  return (world.state(actTimes).get(keyOf(act, visitor)) ?? []).filter((time) => time > since)
}

/** Remembers that a visitor does something now. */
export function noteAct(world: World, act: string, visitor: string): void {
  const all = world.state(actTimes)
  const key = keyOf(act, visitor)
  const times = all.get(key) ?? []
  // Taken out and put back, the key is the youngest: the oldest goes first.
  all.delete(key)
  all.set(key, [...times.slice(1 - MOST_TIMES), world.clock.now()])
  if (all.size > MOST_KEYS) all.delete(all.keys().next().value!)
}

function keyOf(act: string, visitor: string): string {
  return `${act} by ${visitor}`
}
