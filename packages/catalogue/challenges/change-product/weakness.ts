import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitNewProduct, admitProductChange } from '@fruit/shop/products/seams'

const ROLES = ['customer', 'deluxe', 'accounting', 'admin'] as const
/** Neither the number nor the e-mail of an account decides its permissions. */
const VISITORS = [
  null,
  ...combinations(ROLES, [1, 2, 99], ['admin@fruit.test', 'accountant@fruit.test', 'plum@orchard.test']).map(
    ([role, accountId, email]) => ({
      role,
      accountId,
      email,
      basketId: accountId === 2 ? null : accountId,
      token: 'a.b.c',
    }),
  ),
] as const
const CHANGES = [
  ['price'],
  ['deluxePrice'],
  ['price', 'deluxePrice'],
  ['name'],
  ['description'],
  ['image'],
  ['description', 'price'],
  ['price', 'description'],
  ['deluxePrice', 'name', 'price'],
  ['name', 'description', 'price', 'deluxePrice', 'image'],
] as const

export const weakness = defineWeakness({
  id: 'change-product',
  seams: [admitNewProduct, admitProductChange],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'administrators-and-prices': {
      outcome: 'holds',
      why: 'The server asks for the role before anything is changed, and says for each role which columns it may touch. Whoever is not named stays outside, whether signed in or not.',
      load: () => import('./fix-administrators-and-prices.ts'),
      alsoCloses: ['restfulXssChallenge'],
    },
    'any-account': {
      outcome: 'leaks',
      why: 'Now you must be signed in. But everybody may register, and every customer may then change every product.',
      load: () => import('./fix-any-account.ts'),
    },
    'refuse-customers': {
      outcome: 'leaks',
      why: 'It says who may not, and forgets the others: somebody without an account has no role, is therefore no customer, and gets in.',
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
      property: answers(admitProductChange, {
        name: 'Administrators change every column of a product, accounting nothing but its prices, and nobody else anything.',
        cases: () => combinations(VISITORS, CHANGES),
        wrong: judgePermission,
        request: (visitor, columns) => ({
          method: 'PUT',
          url: '/api/Products/1',
          body: Object.fromEntries(columns.map((column) => [column, /price/i.test(column) ? 0.01 : 'changed'])),
          as: visitor === null ? 'anybody' : `signed in as ${visitor.role}, with the e-mail ${visitor.email}`,
        }),
      }),
      example: [null, ['description']],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
