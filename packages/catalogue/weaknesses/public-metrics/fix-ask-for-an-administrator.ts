import type { MetricsReader } from '@fruit/shop/metrics/seams'

/** Monitoring signs in like everybody else who runs the shop. */
export function admitMetricsReader({ role }: MetricsReader): boolean {
  return role === 'admin'
}
