import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitForm } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'csrf',
  seams: [admitForm],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-forms-of-our-own-pages': {
      outcome: 'holds',
      why: 'The shop asks where a form comes from, and compares the whole host with its own. Another site can send the form, but it cannot make a browser of today lie about who sent it. A browser so old that it says nothing is let in: for that one, a random token in the form would be needed as well.',
      load: () => import('./fix-take-forms-of-our-own-pages.ts'),
    },
    'look-for-our-name': {
      outcome: 'leaks',
      why: 'The name of the shop may be anywhere in the address, even in the path or the query of an attacker’s page. And a page can ask the browser not to send this header at all.',
      load: () => import('./fix-look-for-our-name.ts'),
    },
  },
})
