import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { metricsRead } from '@fruit/shop/metrics/facts'
import { weakness } from '../../weaknesses/public-metrics/weakness.ts'

export const challenge = defineChallenge({
  id: 97,
  key: 'exposedMetricsChallenge',
  name: 'Exposed Metrics',
  category: 'Observability Failures',
  difficulty: 1,
  tags: ['Good Practice'],
  cwe: [497],
  owasp: ['A01:2021', 'A01:2025', 'API8:2023'],
  asvs: ['V13.4.5'],
  wstg: ['WSTG-CONF-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Attack_Surface_Analysis_Cheat_Sheet.html',
  place: { call: 'GET /metrics', parameter: 'path' },
  weakness,
  codingChallenge: true,
  // A scraper at work is no find.
  solvedWhen: when(metricsRead, ({ userAgent }, { configuration }) =>
    configuration.challenges.metricsIgnoredUserAgents.every((agent) => !userAgent.includes(agent)),
  ),
})
