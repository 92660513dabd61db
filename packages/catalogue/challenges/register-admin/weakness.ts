import { answers, combinations } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { assignRole } from '@fruit/shop/accounts/seams'
import type { Role } from '@fruit/world/visit'

const BODY = { email: 'plum@orchard.test', password: 'a ripe password', passwordRepeat: 'a ripe password' }
const EMAILS = ['plum@orchard.test', 'admin@fruit.test', 'new@fruit.test', 'pear@administration.test'] as const
const KNOWN: ReadonlySet<string> = new Set(['admin', 'accounting', 'deluxe'])
const ROLES = [
  'customer',
  'deluxe',
  'accounting',
  'admin',
  'Admin',
  'ADMIN',
  'Accounting',
  'Deluxe',
  ' admin',
  'admin ',
  'admin\t',
  'admin\n',
  'administrator',
  'root',
  '',
  null,
  true,
  1,
  ['admin'],
  { name: 'admin' },
] as const
const OTHERS: readonly Record<string, unknown>[] = [
  { isAdmin: true },
  { admin: true },
  { Role: 'admin' },
  { roles: ['admin'] },
  { user: { role: 'admin' } },
  { username: 'admin', role: 'admin' },
  { id: 1, role: 'admin' },
  { deluxeToken: 'x', role: 'deluxe' },
  { totpSecret: '', isActive: true, role: 'accounting' },
  { passwordRepeat: 'admin', role: 'admin' },
]

export const weakness = defineWeakness({
  id: 'register-admin',
  seams: [assignRole],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'leave-the-role-to-the-shop': {
      outcome: 'holds',
      why: 'The body has no say in the role any more. Whoever registers becomes a customer, and everything above that is given by the shop, to an account that it knows.',
      load: () => import('./fix-leave-the-role-to-the-shop.ts'),
    },
    'accept-known-roles': {
      outcome: 'leaks',
      why: 'This checks whether the role exists, not whether the visitor may have it. `admin` is a role that exists.',
      load: () => import('./fix-accept-known-roles.ts'),
    },
    'refuse-admin': {
      outcome: 'leaks',
      why: 'The check sees the text as it was sent, the account gets the text tidied up. `Admin`, or `admin` with a blank behind it, is not refused and turns into `admin` one line later. The other powerful roles are handed out as before.',
      load: () => import('./fix-refuse-admin.ts'),
    },
    'ask-for-a-company-address': {
      outcome: 'leaks',
      why: 'Nobody has shown that the address is theirs: it is just another field of the body. Whoever writes an e-mail at the shop’s own domain chooses the role as before.',
      load: () => import('./fix-ask-for-a-company-address.ts'),
    },
  },
  ownFix: {
    assignRole: {
      signature: '(body: Record<string, unknown>) => Role',
      doc: 'Gives the role of a new account, for the body of its registration. A `Role` is `customer`, `deluxe`, `accounting` or `admin`.',
      property: answers(assignRole, {
        name: 'Whoever registers becomes a customer, whatever the body says.',
        cases: () => [
          ...combinations(EMAILS, ROLES).map(
            ([email, role]) => [{ ...BODY, email, role }] as [Record<string, unknown>],
          ),
          ...[{}, BODY, ...OTHERS.map((more) => ({ ...BODY, ...more }))].map(
            (body) => [body] as [Record<string, unknown>],
          ),
        ],
        wrong: (role, safe) => (role === safe ? null : KNOWN.has(role) ? 'leaks' : 'breaks'),
        request: (body) => ({ method: 'POST', url: '/api/Users', body, as: 'anybody' }),
      }),
      example: [{ email: 'jim@fruit.test', password: 'a ripe password', passwordRepeat: 'a ripe password' }],
      // The registration itself checks afterwards whether the role exists.
      fits: (answer: unknown): answer is Role => typeof answer === 'string',
    },
  },
})
