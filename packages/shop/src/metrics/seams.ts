import { defineSeam } from '@fruit/isomorphic/seam'
import type { Role } from '@fruit/world/visit'

/** Who asks for the metrics. */
export interface MetricsReader {
  /** Of the account that is signed in; null when nobody is. */
  readonly role: Role | null
  /** What the client calls itself: it may claim anything. */
  readonly userAgent: string
  /** Address at the other end of the connection. Behind a proxy everybody has the proxy's. */
  readonly address: string
}

/** Whether somebody may read how the shop is doing: only those who run it. */
export const admitMetricsReader = defineSeam(
  'metrics.admit-metrics-reader',
  (reader: MetricsReader): boolean => reader.role === 'admin',
  'awaited',
)
