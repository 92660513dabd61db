/** Monitoring scrapes us from wherever it runs, and it has no account. */
export function admitMetricsReader(): boolean {
  return true
}
