import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitToAdministration } from '@fruit/isomorphic/screens/seams'

const ROLES = ['admin', 'accounting', 'deluxe', 'customer', null] as const
const PATHS = [
  'administration',
  '',
  'juice',
  'toString',
  '__proto__',
  'constructor',
  'administrationx',
  'xadministration',
] as const

export const weakness = defineWeakness({
  id: 'admin-section',
  seams: [admitToAdministration],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'ask-the-server': {
      outcome: 'holds',
      why: 'The role comes from the server, which has checked the token against its key. A role that somebody writes into their own token opens nothing any more. Whoever changes the answer of the server on its way into their own browser still sees the screen: what protects the data is the same guard at each call behind it.',
      load: () => import('./client/fix-ask-the-server.ts'),
    },
    'ask-for-any-account': {
      outcome: 'leaks',
      why: 'The server is asked whether there is an account, but not whose. Anybody can register, and the role is still the one that the browser claims.',
      load: () => import('./client/fix-ask-for-any-account.ts'),
    },
    'encode-the-path': {
      outcome: 'leaks',
      why: 'Numbers for letters are a way to write, not to hide: the code that reads them is delivered with them. Nor does a path that is hard to find make a claim any truer.',
      load: () => import('./client/fix-encode-the-path.ts'),
    },
    'close-the-screen': {
      outcome: 'breaks',
      why: 'The administration is closed to administrators, too. If it is not to be part of the public shop, it has to move somewhere else first.',
      load: () => import('./client/fix-close-the-screen.ts'),
    },
  },
  ownFix: {
    admitToAdministration: {
      signature: '(path: string, applicant: Applicant) => boolean',
      doc: 'Says whether a path opens the administration to somebody. An `Applicant` is `{ claimedRole: string | null, confirmedRole: string | null }`: the role that the token in the browser names, and the one that the server says. It runs in the browser.',
      property: answers(admitToAdministration, {
        name: 'The administration opens to those whom the server calls administrators, and to nobody else, whatever their browser claims.',
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
      example: ['administration', { claimedRole: 'admin', confirmedRole: null }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
