import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { checkEmail, cleanEmail } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'persisted-xss-user',
  seams: [checkEmail, cleanEmail, showEmail],
  source: 'client/flaw.ts',
  flaw: async () => ({ ...(await import('./flaw.ts')), ...(await import('./client/flaw.ts')) }),
  fixes: {
    'show-as-text': {
      outcome: 'holds',
      why: 'The administration shows an e-mail letter by letter. Whatever was stored, even before this repair, none of it runs. The server should check e-mails all the same.',
      load: () => import('./client/fix-show-as-text.ts'),
    },
    'check-on-the-server': {
      outcome: 'holds',
      why: 'The server itself checks that an e-mail looks like one, so going around the page gains nothing. What was stored before still runs, though, until the administration shows it as text.',
      load: () => import('./fix-check-on-the-server.ts'),
    },
    'ask-for-an-at-sign': {
      outcome: 'leaks',
      why: 'An `@` is easily added, before the script or behind it. A check has to say what every part of an e-mail may hold.',
      load: () => import('./fix-ask-for-an-at-sign.ts'),
    },
  },
})
