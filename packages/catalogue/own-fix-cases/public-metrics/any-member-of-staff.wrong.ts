// Accounting does not operate the shop.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role }: MetricsReader): boolean {
  return role === 'admin' || role === 'accounting'
}
