import type { MetricsReader } from '@fruit/shop/metrics/seams'

/** Monitoring signs in like all other staff. */
export function admitMetricsReader({ role }: MetricsReader): boolean {
  return role === 'admin'
}
