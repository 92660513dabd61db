import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { offerLogs } from '@fruit/shop/files/seams'

const NAMES = [
  null,
  'access.log',
  'access.log.2031-04-05',
  'access.log.2031-04-05.1',
  'ACCESS.LOG.2031-04-05',
  'access.log.yesterday',
  'audit.json',
  'help-desk.txt',
  '',
] as const

export const weakness = defineWeakness({
  id: 'access-log-disclosure',
  seams: [offerLogs],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-an-administrator': {
      outcome: 'holds',
      why: 'Logs tell who visits the shop, from where and when. They are for those who run it, and an account is how the shop knows them.',
      load: () => import('./fix-ask-for-an-administrator.ts'),
    },
    'hide-the-names': {
      outcome: 'leaks',
      why: 'The list is gone, but every server that writes logs calls them `access.log`, and a date is quickly guessed. Whoever asks by name still gets one.',
      load: () => import('./fix-hide-the-names.ts'),
    },
    'ask-for-an-account': {
      outcome: 'leaks',
      why: 'An account is free and takes half a minute. Signing in says who somebody is, not what they may read.',
      load: () => import('./fix-ask-for-an-account.ts'),
    },
    'close-the-folder': {
      outcome: 'breaks',
      why: 'Safe, but the help desk is blind now: nobody can look up what went wrong for a customer who calls.',
      load: () => import('./fix-close-the-folder.ts'),
    },
  },
  ownFix: {
    offerLogs: {
      signature: '(name: string | null, role: Role | null) => boolean',
      doc: "Says whether somebody gets the log of a name, or the list of all names (`null`). The role is `'customer'`, `'deluxe'`, `'accounting'` or `'admin'`, and `null` for somebody who is not signed in.",
      property: answers(offerLogs, {
        name: 'Administrators, to whom the help desk belongs, get every log and the list of them; nobody else gets any.',
        cases: () => combinations(NAMES, ['admin', 'accounting', 'deluxe', 'customer', null] as const),
        wrong: judgePermission,
        request: (name, role) => ({
          method: 'GET',
          url: `/support/logs/${name ?? ''}`,
          as: role === null ? 'anybody' : role === 'customer' ? 'customer' : `signed in as ${role}`,
        }),
      }),
      example: ['access.log.2031-04-05', 'admin'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
