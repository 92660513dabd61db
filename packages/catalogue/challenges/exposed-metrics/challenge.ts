import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { metricsRead } from '@fruit/shop/metrics/facts'
import { weakness } from '../../weaknesses/public-metrics/weakness.ts'

/** User agents of monitoring tools, in addition to those that the configuration names. */
const MONITORING_AGENTS: readonly string[] = [
  'check_http',
  'Checkmk',
  'Datadog Agent',
  'Elastic-Metricbeat',
  'Fluent-Bit',
  'GoogleHC',
  'GrafanaAgent',
  'kube-probe',
  'Netdata',
  'OpenTelemetry',
  'Telegraf',
  'Uptime-Kuma',
  'Vector/',
  'VictoriaMetrics',
  'Zabbix',
]

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
  // Requests of monitoring tools do not solve the challenge.
  // The configuration lists texts that may appear anywhere in a user agent; the names above must be at its beginning.
  solvedWhen: when(
    metricsRead,
    ({ userAgent }, { configuration }) =>
      !configuration.challenges.metricsIgnoredUserAgents.some((agent) => agent && userAgent.includes(agent)) &&
      !MONITORING_AGENTS.some((agent) => userAgent.startsWith(agent)),
  ),
})
