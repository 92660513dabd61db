// Refuses administrators at other addresses.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role, address }: MetricsReader): boolean {
  return role === 'admin' && (address === '127.0.0.1' || address.startsWith('10.'))
}
