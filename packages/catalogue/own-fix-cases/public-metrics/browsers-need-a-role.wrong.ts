// `curl -A anything` is no browser, and gets the figures without an account.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role, userAgent }: MetricsReader): boolean {
  return userAgent.startsWith('Mozilla/') ? role === 'admin' : true
}
