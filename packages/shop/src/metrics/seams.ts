import { defineSeam } from '@fruit/isomorphic/seam'
import type { Role } from '@fruit/world/visit'

/** The sender of a request for the metrics. */
export interface MetricsReader {
  /** Of the logged-in account; null without a session. */
  readonly role: Role | null
  /** User agent of the client, which can be forged. */
  readonly userAgent: string
  /** Address of the peer of the connection. Behind a proxy, all requests have the proxy's address. */
  readonly address: string
}

/** Decides whether a visitor may read the metrics: only administrators. */
export const admitMetricsReader = defineSeam(
  'metrics.admit-metrics-reader',
  (reader: MetricsReader): boolean => reader.role === 'admin',
  'awaited',
)
