// Administrators on the road do not get in.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role, address }: MetricsReader): boolean {
  return role === 'admin' && (address === '127.0.0.1' || address.startsWith('10.'))
}
