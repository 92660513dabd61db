import { answers, combinations } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { selectVisitorFields } from '@fruit/shop/accounts/seams'

function isPartOfRow(answer: unknown): answer is ReturnType<typeof selectVisitorFields.safe> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  return Object.values(answer).every((value) => value === null || ['string', 'number'].includes(typeof value))
}

const ROW = {
  id: 24,
  username: 'plum',
  email: 'plum@orchard.test',
  password: '0192023a7bbd73250516f069df18b500',
  role: 'customer',
  deluxeToken: '',
  lastLoginIp: '0.0.0.0',
  profileImage: '/assets/public/images/uploads/default.svg',
  totpSecret: '',
  isActive: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
} as const
const ROWS: readonly Parameters<typeof selectVisitorFields.safe>[0][] = [
  ROW,
  {
    ...ROW,
    id: 1,
    role: 'admin',
    password: '$scrypt$5$c2FsdHNhbHQ$aGFzaGhhc2g',
    totpSecret: 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH',
  },
  {
    ...ROW,
    id: 9,
    role: 'deluxe',
    username: "Eve's",
    deluxeToken: 'efe2f1599e2d93440d5243a1ffaf5a413b70cf3ac97156bd6f',
  },
]
const SECRET: ReadonlySet<string> = new Set(['password', 'totpSecret', 'deluxeToken'])

/** Returns whether a text contains several consecutive characters of a secret. */
function containsPart(text: string, secret: string): boolean {
  const places = [...Array(secret.length - MIN_LEAKED_LENGTH + 1).keys()]
  return places.some((place) => text.includes(secret.slice(place, place + MIN_LEAKED_LENGTH)))
}
const MIN_LEAKED_LENGTH = 6

const WANTED = [
  null,
  ['id'],
  ['email'],
  ['username', 'role'],
  ['profileImage', 'lastLoginIp', 'id', 'email'],
  ['password'],
  ['id', 'password'],
  ['email', 'role', 'password'],
  ['password', 'password'],
  ['password', 'email'],
  ['totpSecret'],
  ['deluxeToken'],
  ['id', 'totpSecret', 'deluxeToken'],
  ['Password'],
  ['PASSWORD'],
  [' password'],
  ['password '],
  ['passwordHash'],
  ['*'],
  ['constructor', '__proto__', 'toString'],
] as const

export const weakness = defineWeakness({
  id: 'password-hash-leak',
  seams: [selectVisitorFields],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'choose-from-public-fields': {
      outcome: 'holds',
      why: 'A list says which fields may leave the shop at all. Visitors choose among those; a column that the table gets next year stays inside until somebody decides otherwise.',
      load: () => import('./fix-choose-from-public-fields.ts'),
    },
  },
  ownFix: {
    selectVisitorFields: {
      signature: '(user: UserRow, wanted: string[] | null) => Partial<UserRow>',
      doc: 'Gives what a visitor gets to know of their own account. `user` is the row as it is stored: `id`, `username`, `email`, `password`, `role`, `deluxeToken`, `lastLoginIp`, `profileImage`, `totpSecret`, `isActive`, `createdAt`, `updatedAt`, `deletedAt`. `wanted` holds the names of the fields that were asked for; with `null` the answer is `id`, `email`, `lastLoginIp` and `profileImage`.',
      property: answers(selectVisitorFields, {
        name: 'Visitors get what they asked for of their own account, and nobody gets a password, a secret of a second factor or a token, under any name.',
        cases: () => combinations(ROWS, WANTED),
        wrong: (answer, safe, [user]) => {
          const secrets = [user.password, user.totpSecret, user.deluxeToken].filter(Boolean) as string[]
          const tells = ([name, value]: [string, unknown]) =>
            (SECRET.has(name) && /\w/.test(String(value ?? ''))) ||
            secrets.some((secret) => containsPart(String(value), secret))
          if (Object.entries(answer).some(tells)) return 'leaks'
          const answers: Readonly<Record<string, unknown>> = answer
          return Object.entries(safe).some(([name, value]) => answers[name] !== value) ? 'breaks' : null
        },
        request: (_user, wanted) => ({
          method: 'GET',
          url: `/rest/user/whoami${wanted ? `?fields=${encodeURIComponent(wanted.join(','))}` : ''}`,
          as: 'customer',
        }),
      }),
      example: [{ ...ROW, username: '' }, null],
      fits: isPartOfRow,
    },
  },
})
