import { defineFact } from '@fruit/world/visits/fact'

/** The metrics were read; `userAgent` is that of the client, empty without one. */
export const metricsRead = defineFact<{ userAgent: string }>('metrics.metrics-read', { isShown: true })
