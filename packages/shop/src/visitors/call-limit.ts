import type { Call } from '@fruit/contracts/call'
import type { RequestDetails } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { recentActions, recordAction, visitorOf } from './recent-acts.ts'

/** Rate limit status of a visitor for a call. */
export interface RateLimitStatus {
  readonly max: number
  /** Remaining calls after this one. */
  readonly remaining: number
  readonly exceeded: boolean
  /** When the oldest call leaves the window, in milliseconds since the epoch. */
  readonly resetsAt: number
}

/** Counts a call against the visitor's rate limit; null for calls without a limit. */
export function countCall(
  world: World,
  call: Call,
  request: Pick<RequestDetails, 'address' | 'headers'>,
): RateLimitStatus | null {
  if (!call.limit) return null
  const { max, windowMs } = call.limit
  const act = `${call.method} ${call.path}`
  const visitor = visitorOf(world, request)
  const earlier = recentActions(world, act, visitor, windowMs)
  const exceeded = earlier.length >= max
  if (!exceeded) recordAction(world, act, visitor)
  return {
    max,
    remaining: Math.max(0, max - earlier.length - 1),
    exceeded,
    resetsAt: (earlier[0] ?? world.clock.now()) + windowMs,
  }
}
