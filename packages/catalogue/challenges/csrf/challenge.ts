import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { withHost } from '@fruit/isomorphic/host-in-text'
import { userRenamed } from '@fruit/shop/profile/facts'
import { weakness } from './weakness.ts'

const hostOf = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).host.toLowerCase() : null

export const challenge = defineChallenge({
  id: 99,
  key: 'csrfChallenge',
  name: 'CSRF',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: [],
  cwe: [352],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V3.5.1', 'V3.3.2'],
  wstg: ['WSTG-SESS-05'],
  kind: 'code',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /profile', parameter: 'body.username' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(userRenamed, ({ origin, referer, before, after }, { configuration }, visit) => {
    const site = hostOf(withHost(configuration.challenges.overwriteUrlForCsrfChallenge ?? '', visit.host))
    return after !== before && site !== null && hostOf(origin ?? referer) === site
  }),
})
