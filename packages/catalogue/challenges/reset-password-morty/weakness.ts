import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { tellVisitorsApart } from '@fruit/shop/visitors/seams'

export const weakness = defineWeakness({
  id: 'reset-password-morty',
  seams: [tellVisitorsApart],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'count-by-the-connection': {
      outcome: 'holds',
      why: 'The address of a connection cannot be made up by whoever wants an answer. A hundred guesses in five minutes are few for a list of spellings. Behind a proxy of one’s own, the server has to be told which one it may believe, and then takes the entry that this one added.',
      load: () => import('./fix-count-by-the-connection.ts'),
    },
    'believe-the-last-hop': {
      outcome: 'leaks',
      why: 'The last entry is the proxy’s where there is one. Whoever reaches the shop directly writes the whole list, and its last entry too. Only the address of the connection tells whether the header comes from a proxy that may be believed.',
      load: () => import('./fix-believe-the-last-hop.ts'),
    },
    'count-by-the-browser': {
      outcome: 'leaks',
      why: 'The made-up address is out of the key, and another header is in. The name of a browser is as easily changed with each guess.',
      load: () => import('./fix-count-by-the-browser.ts'),
    },
    'count-everybody-together': {
      outcome: 'breaks',
      why: 'Now one guesser uses up the tries of all. Whoever has forgotten a password is told to wait because of somebody they have never met; an attacker can keep everybody out for good.',
      load: () => import('./fix-count-everybody-together.ts'),
    },
  },
})
