import type { MetricsReader } from '@fruit/shop/metrics/seams'

/** Programs that scrape metrics identify themselves. All other visitors sign in. */
export function admitMetricsReader({ role, userAgent }: MetricsReader): boolean {
  return role === 'admin' || /prometheus|alloy|promscrape|otelcol/i.test(userAgent)
}
