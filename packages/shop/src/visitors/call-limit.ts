import type { Call } from '@fruit/contracts/call'
import type { RequestDetails } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { type ActionTimes, actionTimesOf, visitorOf } from './recent-acts.ts'

/** Rate limit status of a caller for a call. */
export interface RateLimitStatus {
  readonly max: number
  /** Remaining calls after this one. */
  readonly remaining: number
  readonly exceeded: boolean
  /** When the oldest call leaves the window, in milliseconds since the epoch. */
  readonly resetsAt: number
}

/**
 * Counts a call against its rate limit; null for calls without a limit. Calls of the shop count per visitor. Calls of the training
 * layer count per world, because a flaw of the shop lets players choose which visitor they are.
 *
 * @param trainingCalls times of calls of the training layer. They are not in the world's state, which a reset of the shop clears.
 */
export function countCall(
  world: World,
  call: Call,
  request: Pick<RequestDetails, 'address' | 'headers'>,
  trainingCalls: ActionTimes,
): RateLimitStatus | null {
  if (!call.limit) return null
  const { max, windowMs } = call.limit
  const act = `${call.method} ${call.path}`
  const isTraining = call.layer === 'training'
  const times = isTraining ? trainingCalls : actionTimesOf(world)
  const caller = isTraining ? world.id : visitorOf(world, request)
  const now = world.clock.now()
  const earlier = times.since(act, caller, now - windowMs)
  const exceeded = earlier.length >= max
  if (!exceeded) times.record(act, caller, now)
  return {
    max,
    remaining: Math.max(0, max - earlier.length - 1),
    exceeded,
    resetsAt: (earlier[0] ?? now) + windowMs,
  }
}
