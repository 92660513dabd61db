import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { WorldId } from '@fruit/world/world'

/** Length of the window of all metrics. */
const WINDOW_MS = 60_000

/** Statuses of responses that report an exceeded limit, with names for the console. */
const LIMITS: Readonly<Record<number, string>> = {
  413: 'too large',
  429: 'too many requests',
  507: 'no storage left',
}

/** Metrics of the process over the last minute. */
export class HostMetrics {
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 })
  readonly #now: () => number
  readonly #answers: { at: number; count: number }[] = []
  /** Worlds that exceeded a limit within the window, by status. Most recent last. */
  readonly #limits = new Map<WorldId, Map<number, { at: number; times: number }>>()
  readonly #reset: NodeJS.Timeout

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now
    this.#delay.enable()
    this.#reset = setInterval(() => this.#delay.reset(), WINDOW_MS)
    this.#reset.unref()
  }

  recordResponse(world: WorldId, status: number): void {
    const now = this.#now()
    const last = this.#answers.at(-1)
    if (last && now - last.at < 1000) last.count++
    else this.#answers.push({ at: now, count: 1 })
    while (this.#answers[0] && now - this.#answers[0].at > WINDOW_MS) this.#answers.shift()
    if (LIMITS[status] === undefined) return
    const met = this.#limits.get(world) ?? new Map<number, { at: number; times: number }>()
    const before = met.get(status)
    const times = before && now - before.at < WINDOW_MS ? before.times + 1 : 1
    // Deleting and setting the world moves it to the end, so the first world is the oldest.
    this.#limits.delete(world)
    this.#limits.set(world, met.set(status, { at: now, times }))
    for (const oldest of this.#limits.keys()) {
      if (this.#metBy(oldest).length > 0) break
      this.#limits.delete(oldest)
    }
  }

  /** Returns the name of the limit that a world exceeded last within the last minute; null without one. */
  limitOf(world: WorldId): string | null {
    return this.#metBy(world)[0]?.limit ?? null
  }

  /** Returns the limits that worlds exceeded within the last minute. */
  limits(): { world: WorldId; limit: string; times: number }[] {
    return [...this.#limits.keys()].flatMap((world) => this.#metBy(world).map((met) => ({ world, ...met })))
  }

  get requestsPerSecond(): number {
    const now = this.#now()
    const recent = this.#answers.filter(({ at }) => now - at <= WINDOW_MS)
    return recent.reduce((sum, { count }) => sum + count, 0) / (WINDOW_MS / 1000)
  }

  /** Returns a percentile of the event-loop delay, in milliseconds. */
  delay(percentile: number): number {
    return Math.round(this.#delay.percentile(percentile) / 1e4) / 100
  }

  close(): void {
    clearInterval(this.#reset)
    this.#delay.disable()
  }

  #metBy(world: WorldId): { limit: string; times: number }[] {
    const now = this.#now()
    return [...(this.#limits.get(world) ?? [])]
      .filter(([, { at }]) => now - at < WINDOW_MS)
      .sort(([, one], [, other]) => other.at - one.at)
      .map(([status, { times }]) => ({ limit: LIMITS[status]!, times }))
  }
}
