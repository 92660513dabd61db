import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { RequestDetails } from '@fruit/world/route'
import { defineState, type World } from '@fruit/world/world'
import { tellVisitorsApart } from './seams.ts'

/** Maximum number of remembered keys, so that visitors who keep changing their address cannot fill the memory. */
const MAX_KEYS = 5000
/** Maximum number of remembered times per visitor and act. */
const MAX_TIMES = 200

/** The times of recent acts, by act and by who did it. */
export class ActionTimes {
  readonly #times = createLruCache<string, number[]>(MAX_KEYS)

  /**
   * The times of recent acts.
   *
   * @param since milliseconds since the epoch
   * @returns milliseconds since the epoch, oldest first
   */
  since(act: string, who: string, since: number): readonly number[] {
    return (this.#times.get(keyOf(act, who)) ?? []).filter((time) => time > since)
  }

  record(act: string, who: string, now: number): void {
    const key = keyOf(act, who)
    const times = this.#times.get(key) ?? []
    this.#times.set(key, [...times.slice(1 - MAX_TIMES), now])
  }
}

const actionTimes = defineState('visitors.act-times', () => new ActionTimes())

/** The times of recent acts of this world's visitors. */
export function actionTimesOf(world: World): ActionTimes {
  return world.state(actionTimes)
}

/**
 * The key that identifies the visitor of a request in this world. A flaw lets players choose it, so only limits of the shop count by
 * it, and none that protects the server.
 */
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
  return actionTimesOf(world).since(act, visitor, world.clock.now() - withinMs)
}

/** Records that a visitor acts now. */
export function recordAction(world: World, act: string, visitor: string): void {
  actionTimesOf(world).record(act, visitor, world.clock.now())
}

function keyOf(act: string, who: string): string {
  return `${act} by ${who}`
}
