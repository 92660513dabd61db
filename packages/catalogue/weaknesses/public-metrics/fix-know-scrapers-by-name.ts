import type { MetricsReader } from '@fruit/shop/metrics/seams'

/** Programs that scrape metrics say who they are. Everybody else signs in. */
export function admitMetricsReader({ role, userAgent }: MetricsReader): boolean {
  return role === 'admin' || /prometheus|alloy|promscrape|otelcol/i.test(userAgent)
}
