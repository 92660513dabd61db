import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { visitorRedirected } from '@fruit/shop/redirects/facts'
import { weakness } from './weakness.ts'

/** Placeholder for the shop's own origin. */
const SHOP = 'https://shop.invalid'

/** Returns whether a redirect to `to` leaves the shop for a page that is neither on the allowlist nor below one of its entries. */
function leadsElsewhere(to: string, targets: readonly string[]): boolean {
  if (!URL.canParse(to, SHOP)) return false
  const { protocol, origin, pathname } = new URL(to, SHOP)
  if (!/^https?:$/.test(protocol) || origin === SHOP) return false
  return !targets.some((target) => {
    const listed = new URL(target)
    return origin === listed.origin && `${pathname}/`.startsWith(`${listed.pathname}/`)
  })
}

export const challenge = defineChallenge({
  id: 90,
  key: 'redirectChallenge',
  name: 'Allowlist Bypass',
  category: 'Unvalidated Redirects',
  difficulty: 4,
  tags: ['Prerequisite'],
  cwe: [601],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V3.7.2'],
  wstg: ['WSTG-CLNT-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
  place: { call: 'GET /redirect', parameter: 'query.to' },
  weakness,
  prerequisites: ['redirectCryptoCurrencyChallenge'],
  codingChallenge: true,
  solvedWhen: when(visitorRedirected, ({ to, targets }) => leadsElsewhere(to, targets)),
})
