// Each role has a result, and so have visitors without a session.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export function admitMetricsReader(reader: MetricsReader): boolean {
  switch (reader.role) {
    case 'admin':
      return true
    case 'accounting':
    case 'deluxe':
    case 'customer':
    case null:
      return false
  }
}
