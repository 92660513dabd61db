import type { readHost } from '@fruit/contracts/console/calls'
import type { ConsoleAnswer } from '@fruit/contracts/console/console-call'
import type { ShopBackend } from './class-hooks.ts'
import type { ClassJournal } from './class-journal.ts'
import type { HostMetrics } from './host-metrics.ts'
import type { Roster } from './roster.ts'

interface Parts {
  readonly metrics: HostMetrics
  readonly roster: Roster
  readonly journal: ClassJournal
  /** Resident memory of the process before the first world, in bytes. */
  readonly memoryAtStart: number
}

/** Returns the metrics of the process for operators. They are served on the console's port, never on the shop's. */
export function hostMetricsOf(room: Parts, { registry, judging }: ShopBackend): ConsoleAnswer<typeof readHost> {
  const { metrics, roster, journal } = room
  const open = registry.openWorlds
  const { rss } = process.memoryUsage()
  const { count, diskBytes } = registry.diskUsage()
  return {
    worldsOpen: open.length,
    worldsCold: Math.max(0, count - open.length),
    memoryBytes: rss,
    bytesPerWorld: open.length > 0 ? Math.round((rss - room.memoryAtStart) / open.length) : null,
    diskBytesPerWorld: diskBytes,
    ...judging(),
    delayP50: metrics.delay(50),
    delayP99: metrics.delay(99),
    requestsPerSecond: Math.round(metrics.requestsPerSecond * 10) / 10,
    reportsWaiting: journal.waiting,
    limits: metrics.limits().map(({ world, limit, times }) => ({
      who: roster.teamOfWorld(world)?.name ?? world,
      limit,
      times,
    })),
  }
}
