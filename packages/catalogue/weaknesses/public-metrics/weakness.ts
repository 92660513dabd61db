import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitMetricsReader } from '@fruit/shop/metrics/seams'

export const weakness = defineWeakness({
  id: 'public-metrics',
  seams: [admitMetricsReader],
  flaw: () => import('./flaw.ts'),
  fixes: {},
})
