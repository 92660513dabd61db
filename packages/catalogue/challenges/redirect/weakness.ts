import { answers, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitTarget, listTargets } from '@fruit/shop/redirects/seams'

const TARGETS: readonly string[] = listTargets.safe()
/** Ways to include an allowed address in another URL. */
const CARRIED: readonly ((target: string) => string)[] = [
  (target) => `https://elsewhere.test?x=${target}`,
  (target) => `https://elsewhere.test/?x=${target}`,
  (target) => `https://elsewhere.test/#${target}`,
  (target) => `https://elsewhere.test/${target}`,
  (target) => `//elsewhere.test/${target}`,
  (target) => `/\\elsewhere.test/${target}`,
  (target) => `\thttps://elsewhere.test/?${target}`,
  (target) => `javascript:alert(1)//${target}`,
  (target) => `data:text/html,${target}`,
  (target) => `${target}@elsewhere.test/`,
  (target) => `https://${target}`,
  (target) => `${target}.elsewhere.test`,
  (target) => `${target}-fan/phish`,
  (target) => `${target}/../../somebody/else`,
  (target) => `${target}/%2e%2e/else`,
  (target) => target.replace('://', '://elsewhere.test/'),
  (target) => target.replace('://', '://elsewhere.test@elsewhere.test/'),
  (target) => target.replace(/^(https?:\/\/[^/]+)/, '$1.elsewhere.test'),
  (target) => target.replace(/^(https?:\/\/[^/]+)/, '$1@elsewhere.test'),
  (target) => target.replace(/^(https?:\/\/[^/]+).*/, '$1/somebody/else'),
  (target) => target.replace(/^(https?:\/\/[^/]+).*/, '$1/'),
]
const ELSEWHERE: readonly string[] = [
  'https://elsewhere.test/',
  '//elsewhere.test',
  'elsewhere.test',
  '/',
  '',
  ...TARGETS.flatMap((target) => CARRIED.map((carry) => carry(target))),
]

export const weakness = defineWeakness({
  id: 'redirect',
  seams: [admitTarget],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-whole-addresses': {
      outcome: 'holds',
      why: 'The target has to be an address of the list, from the first character to the last. Nothing can be hidden before, behind or inside an address that has to be equal.',
      load: () => import('./fix-compare-whole-addresses.ts'),
      alsoCloses: ['svgInjectionChallenge'],
    },
    'look-at-the-beginning': {
      outcome: 'leaks',
      why: 'An address carried along no longer helps. But a beginning ends wherever it likes: `https://github.com/juice-shop/juice-shop-fan` begins well and belongs to somebody else.',
      load: () => import('./fix-look-at-the-beginning.ts'),
      alsoCloses: ['svgInjectionChallenge'],
    },
    'know-the-hosts': {
      outcome: 'leaks',
      why: 'Hosts of our partners have other tenants. Everybody may open a page on `github.com`, and the shop sends its customers there.',
      load: () => import('./fix-know-the-hosts.ts'),
      alsoCloses: ['svgInjectionChallenge'],
    },
    'encrypted-only': {
      outcome: 'breaks',
      why: 'Nobody gets past it, and the book and the T-shirts are out of reach as well: our own links to them begin with `http:`.',
      load: () => import('./fix-encrypted-only.ts'),
    },
  },
  ownFix: {
    admitTarget: {
      signature: '(to: string, targets: readonly string[]) => boolean',
      doc: 'Says whether a visitor is led to an address, given those that the shop links to. Where it runs there is no `URL`: addresses are texts.',
      property: answers(admitTarget, {
        name: 'Visitors are led to each address on the list, and to no other, wherever in it an address of the list occurs.',
        cases: () => [...TARGETS, ...ELSEWHERE].map((to) => [to, TARGETS]),
        wrong: judgePermission,
        request: (to, _targets) => ({ method: 'GET', url: `/redirect?to=${encodeURIComponent(to)}`, as: 'anybody' }),
      }),
      example: ['https://github.com/juice-shop/juice-shop', ['https://github.com/juice-shop/juice-shop']],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
