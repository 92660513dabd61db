// Only the role counts.
import type { MetricsReader } from '@fruit/shop/metrics/seams'

export const admitMetricsReader = (reader: MetricsReader): boolean => (reader.role ?? '') === 'admin'
