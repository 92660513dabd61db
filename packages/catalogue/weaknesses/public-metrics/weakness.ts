import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitMetricsReader } from '@fruit/shop/metrics/seams'

export const weakness = defineWeakness({
  id: 'public-metrics',
  seams: [admitMetricsReader],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-an-administrator': {
      outcome: 'holds',
      why: 'The figures are for those who run the shop, so the call asks for their account, like every other call that is not for everybody. Monitoring gets a token of its own.',
      load: () => import('./fix-ask-for-an-administrator.ts'),
    },
    'admit-the-house-network': {
      outcome: 'leaks',
      why: 'An address says where a connection comes from, not who sends it. Behind a proxy on the same machine every visitor has the address of the proxy, and all of them are taken for monitoring.',
      load: () => import('./fix-admit-the-house-network.ts'),
    },
    'know-scrapers-by-name': {
      outcome: 'leaks',
      why: 'The name of a program is a line that the client writes. Whoever sends `User-Agent: prometheus` reads everything.',
      load: () => import('./fix-know-scrapers-by-name.ts'),
    },
  },
  ownFix: {
    admitMetricsReader: {
      signature: '(reader: MetricsReader) => boolean',
      doc: "Says whether somebody may read the metrics. A `MetricsReader` is `{ role: 'customer' | 'deluxe' | 'accounting' | 'admin' | null, userAgent: string, address: string }`; the role is `null` for who is not signed in.",
      example: [{ role: 'admin', userAgent: 'Prometheus/2.50.0', address: '127.0.0.1' }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
