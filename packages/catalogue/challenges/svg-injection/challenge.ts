import { defineChallenge, type Verdict, when } from '@fruit/challenge-kit/challenge'
import { decalShown } from '@fruit/shop/deluxe/facts'
import { messageWith } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { weakness } from './weakness.ts'

/** The site with cat pictures on the simulated internet. */
const HOST = 'purrbox.example'
/** Real cat sites that players of OWASP Juice Shop use. */
const EXTERNAL_CAT_SITES = [
  /^https?:\/\/(?:www\.)?cataas\.com\/cat(?:[/?#]|$)/i,
  /^https?:\/\/(?:www\.)?placekitten\.com\/(?:g\/)?\d+(?:\/\d+)?(?:[/?#]|$)/i,
] as const

/** Returns whether a redirect target is an existing cat picture. */
function isCat(place: string, { files }: World): boolean {
  if (EXTERNAL_CAT_SITES.some((cat) => cat.test(place))) return true
  const [path = ''] = place.split(/[?#]/)
  return path.startsWith(`/internet/${HOST}/`) && path.endsWith('.svg') && files.read(path) !== undefined
}

function judge({ address, leadsTo }: { address: string | null; leadsTo: string | null }, world: World): Verdict {
  if (leadsTo !== null && isCat(leadsTo, world)) return true
  const place = leadsTo ?? (address?.includes('/internet/') ? address : null)
  return (
    place !== null &&
    messageWith(
      'The membership page leads to {{place}} now. The task asks for a cat of {{host}}, through the redirect of the shop.',
      {
        place: place.slice(0, 200),
        host: HOST,
      },
    )
  )
}

export const challenge = defineChallenge({
  id: 96,
  key: 'svgInjectionChallenge',
  name: 'Cross-Site Imaging',
  category: 'Security Misconfiguration',
  difficulty: 5,
  tags: ['Contraption'],
  cwe: [601],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V3.7.2'],
  wstg: ['WSTG-CLNT-06'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
  place: { call: 'route /deluxe-membership', parameter: 'query.testDecal' },
  weakness,
  prerequisites: ['redirectChallenge'],
  codingChallenge: false,
  solvedWhen: when(decalShown, judge, ({ decal }) => `/deluxe-membership?testDecal=${encodeURIComponent(decal)}`),
})
