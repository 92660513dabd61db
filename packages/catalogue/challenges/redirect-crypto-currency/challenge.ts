import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { visitorRedirected } from '@fruit/shop/redirects/facts'
import { weakness } from './weakness.ts'

/** Removed donation addresses for cryptocurrencies. */
const RETIRED: readonly string[] = [
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
]

export const challenge = defineChallenge({
  id: 59,
  key: 'redirectCryptoCurrencyChallenge',
  name: 'Outdated Allowlist',
  category: 'Unvalidated Redirects',
  difficulty: 1,
  tags: ['Code Analysis'],
  cwe: [601],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V3.7.2'],
  wstg: ['WSTG-CLNT-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
  place: { call: 'GET /redirect', parameter: 'query.to' },
  weakness,
  codingChallenge: true,
  // Compares parsed URLs because one address can be written in several ways.
  solvedWhen: when(visitorRedirected, ({ to }) => URL.canParse(to) && RETIRED.includes(new URL(to).href)),
})
