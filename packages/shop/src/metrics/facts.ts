import { defineFact } from '@fruit/world/fact'

/** Somebody read the metrics; `userAgent` is what the client calls itself, empty when it says nothing. */
export const metricsRead = defineFact<{ userAgent: string }>('metrics.metrics-read', { isShown: true })
