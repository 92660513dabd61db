import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitNewProduct, admitProductChange } from '@fruit/shop/products/seams'

export const weakness = defineWeakness({
  id: 'change-product',
  seams: [admitNewProduct, admitProductChange],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'administrators-and-prices': {
      outcome: 'holds',
      why: 'The server asks for the role before anything is changed, and says for each role which columns it may touch. Who is not named stays outside, whether signed in or not.',
      load: () => import('./fix-administrators-and-prices.ts'),
      alsoCloses: ['restfulXssChallenge'],
    },
    'any-account': {
      outcome: 'leaks',
      why: 'Now one must be signed in. But everybody may register, and every customer may then change every product.',
      load: () => import('./fix-any-account.ts'),
    },
    'refuse-customers': {
      outcome: 'leaks',
      why: 'It says who may not, and forgets the others: somebody without an account has no role, so is no customer, and gets in.',
      load: () => import('./fix-refuse-customers.ts'),
    },
    'refuse-everybody': {
      outcome: 'breaks',
      why: 'Nobody changes anything any more, and that includes those whose work it is. A guard has to know whom to let in.',
      load: () => import('./fix-refuse-everybody.ts'),
    },
  },
  ownFix: {
    admitProductChange: {
      signature: '(visitor: Session | null, columns: readonly string[]) => boolean',
      doc: 'Says whether a visitor may change these columns of a product. A `Session` is `{ accountId: number, email: string, role: "customer" | "deluxe" | "accounting" | "admin", basketId: number | null, token: string }`; it is null for visitors who are not signed in. Administrators change everything, accounting changes `price` and `deluxePrice`.',
      example: [null, ['description']],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
