import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findOwnOrders } from '@fruit/shop/orders/seams'

export const weakness = defineWeakness({
  id: 'data-export',
  seams: [findOwnOrders],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'select-by-account': {
      outcome: 'holds',
      why: 'Every order says which account placed it, and an account’s number belongs to one account only. What the e-mail looks like, masked or not, no longer matters.',
      load: () => import('./fix-select-by-account.ts'),
    },
    'compare-order-numbers': {
      outcome: 'leaks',
      why: 'A number begins with four digits made from the whole e-mail, so the usual twin finds nothing. But four digits have only 65,536 values: whoever tries capital letters and asterisks in place of vowels soon has an address with the same mask and the same four digits.',
      load: () => import('./fix-compare-order-numbers.ts'),
    },
    'look-for-whole-email': {
      outcome: 'breaks',
      why: 'Orders keep nothing but the masked e-mail, so customers no longer find what they ordered. Only somebody who registers an address that is masked already finds something, and it is still not theirs.',
      load: () => import('./fix-look-for-whole-email.ts'),
    },
  },
})
