import type { Call } from '@fruit/contracts/call'
import type { RequestDetails } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { noteAct, recentActs, visitorOf } from './recent-acts.ts'

/** How a visitor stands with the limit of a call. */
export interface Standing {
  readonly max: number
  /** Calls that are left after this one. */
  readonly remaining: number
  readonly exceeded: boolean
  /** When the oldest call stops to count: milliseconds since the epoch. */
  readonly resetsAt: number
}

/** Counts a call of a visitor and says how many more there may be; null for calls without a limit. */
export function countCall(
  world: World,
  call: Call,
  request: Pick<RequestDetails, 'address' | 'headers'>,
): Standing | null {
  if (!call.limit) return null
  const { max, windowMs } = call.limit
  const act = `${call.method} ${call.path}`
  const visitor = visitorOf(world, request)
  const earlier = recentActs(world, act, visitor, windowMs)
  const exceeded = earlier.length >= max
  if (!exceeded) noteAct(world, act, visitor)
  return {
    max,
    remaining: Math.max(0, max - earlier.length - 1),
    exceeded,
    resetsAt: (earlier[0] ?? world.clock.now()) + windowMs,
  }
}
