// Every role has its answer, and so has who is not signed in.
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
