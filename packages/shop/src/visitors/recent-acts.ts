import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { RequestDetails } from '@fruit/world/route'
import { defineState, type World } from '@fruit/world/world'
import { tellVisitorsApart } from './seams.ts'

/** Maximum number of remembered keys, so that visitors who keep changing their address cannot fill the memory. */
const MAX_KEYS = 5000
/** Maximum number of remembered times per visitor and act. */
const MAX_TIMES = 200

const actionTimes = defineState('visitors.act-times', () => createLruCache<string, number[]>(MAX_KEYS))

/** The key that identifies the visitor of a request in this world. */
export function visitorOf(world: World, request: Pick<RequestDetails, 'address' | 'headers'>): string {
  return world.use(tellVisitorsApart)(request.address, request.headers).slice(0, 100)
}

/**
 * The times of a visitor's recent acts.
 *
 * @param act name of the act
 * @returns milliseconds since the epoch, oldest first
 */
export function recentActions(world: World, act: string, visitor: string, withinMs: number): readonly number[] {
  const since = world.clock.now() - withinMs
  return (world.state(actionTimes).get(keyOf(act, visitor)) ?? []).filter((time) => time > since)
}

/** Records that a visitor acts now. */
export function recordAction(world: World, act: string, visitor: string): void {
  const all = world.state(actionTimes)
  const key = keyOf(act, visitor)
  const times = all.get(key) ?? []
  all.set(key, [...times.slice(1 - MAX_TIMES), world.clock.now()])
}

function keyOf(act: string, visitor: string): string {
  return `${act} by ${visitor}`
}
