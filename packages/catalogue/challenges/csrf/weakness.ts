import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitForm } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'csrf',
  seams: [admitForm],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-forms-of-our-own-pages': {
      outcome: 'holds',
      why: 'The shop asks where a form comes from, and compares the whole host with its own. Another site can send the form but it cannot make the browser lie about who sent it.',
      load: () => import('./fix-take-forms-of-our-own-pages.ts'),
    },
    'look-for-our-name': {
      outcome: 'leaks',
      why: 'The name of the shop may stand anywhere in the address, also in the path or the query of an attacker’s page. And a page can ask the browser not to send this header at all.',
      load: () => import('./fix-look-for-our-name.ts'),
    },
  },
})
