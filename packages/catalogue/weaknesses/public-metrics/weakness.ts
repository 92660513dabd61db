import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitMetricsReader } from '@fruit/shop/metrics/seams'

const PROGRAMS = [
  'Mozilla/5.0',
  'Prometheus/2.50.0',
  'prometheus',
  'Grafana/11',
  'vm_promscrape',
  'curl/8.5.0',
  '',
] as const
const ADDRESSES = [
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.17.0.1',
  '192.168.0.9',
  '203.0.113.7',
  '',
] as const

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
      doc: "Says whether somebody may read the metrics. A `MetricsReader` is `{ role: 'customer' | 'deluxe' | 'accounting' | 'admin' | null, userAgent: string, address: string }`; the role is `null` for somebody who is not signed in.",
      property: answers(admitMetricsReader, {
        name: 'Administrators read the metrics, with any program and from any address, and nobody else does.',
        cases: () =>
          combinations(['admin', 'accounting', 'deluxe', 'customer', null] as const, PROGRAMS, ADDRESSES).map(
            ([role, userAgent, address]) => [{ role, userAgent, address }],
          ),
        wrong: judgePermission,
        request: ({ role, userAgent, address }) => ({
          method: 'GET',
          url: '/metrics',
          headers: { 'user-agent': userAgent },
          as: `${role === null ? 'by a visitor who is not signed in' : `signed in as ${role}`}, from ${address}`,
        }),
      }),
      example: [{ role: 'admin', userAgent: 'Prometheus/2.50.0', address: '127.0.0.1' }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
