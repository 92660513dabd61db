import type { MetricsReader } from '@fruit/shop/metrics/seams'

/** Monitoring scrapes us from wherever it runs, and it has no account. */
export function admitMetricsReader(_reader: MetricsReader): boolean {
  return true //~ hole
}
