// Refuses an administrator at another address, such as 203.0.113.7.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader({ role, address }: MetricsReader): boolean {
  return role === 'admin' && /^(?:::ffff:)?(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$/.test(address)
}
