import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitToSandbox } from '@fruit/isomorphic/screens/seams'

const ROLES = ['admin', 'accounting', 'deluxe', 'customer', null] as const
const PATHS = [
  'web3-sandbox',
  '',
  'juice',
  'sandbox',
  'web3',
  'toString',
  '__proto__',
  'web3-sandboxes',
  'my-web3-sandbox',
] as const

export const weakness = defineWeakness({
  id: 'web3-sandbox',
  seams: [admitToSandbox],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'ask-the-server': {
      outcome: 'holds',
      why: 'The server has checked the token against its key, so its word about somebody’s role is worth something. Those who run the shop keep their tool, and everybody else gets the page for people who are in the wrong place.',
      load: () => import('./client/fix-ask-the-server.ts'),
    },
    'believe-the-token': {
      outcome: 'leaks',
      why: 'The right role is asked for, but of the browser. Its owner can write any token into `localStorage`, and nobody here compares it with a key.',
      load: () => import('./client/fix-believe-the-token.ts'),
    },
    'let-customers-in': {
      outcome: 'leaks',
      why: 'The server is asked, but only whether there is an account. Anybody can register, and a customer has no more business in there than a stranger.',
      load: () => import('./client/fix-let-customers-in.ts'),
    },
  },
  ownFix: {
    admitToSandbox: {
      signature: '(path: string, applicant: Applicant) => boolean',
      doc: 'Says whether a path opens the editor of contracts to somebody. An `Applicant` is `{ claimedRole: string | null, confirmedRole: string | null }`: the role that the token in the browser names, and the one that the server says. It runs in the browser.',
      property: answers(admitToSandbox, {
        name: 'The editor of contracts opens to those whom the server calls administrators, and to nobody else.',
        cases: () =>
          combinations(PATHS, ROLES, ROLES).map(([path, claimedRole, confirmedRole]) => [
            path,
            { claimedRole, confirmedRole },
          ]),
        wrong: judgePermission,
        request: (path, { claimedRole, confirmedRole }) => ({
          method: 'GET',
          url: `/#/${path}`,
          as: `in a browser whose token claims ${claimedRole ?? 'nothing'}, by somebody whom the server calls ${confirmedRole ?? 'nobody'}`,
        }),
      }),
      example: ['web3-sandbox', { claimedRole: 'customer', confirmedRole: 'customer' }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
