// `curl -A anything` does not look like a browser and gets the metrics without an account.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role, userAgent }: MetricsReader): boolean {
  return userAgent.startsWith('Mozilla/') ? role === 'admin' : true
}
