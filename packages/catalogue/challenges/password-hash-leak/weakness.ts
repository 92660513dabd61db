import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { selectVisitorFields } from '@fruit/shop/accounts/seams'

function isPartOfRow(answer: unknown): answer is ReturnType<typeof selectVisitorFields.safe> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  return Object.values(answer).every((value) => value === null || ['string', 'number'].includes(typeof value))
}

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
      doc: 'Gives what a visitor gets to know of the own account. `user` is the row as it is stored: `id`, `username`, `email`, `password`, `role`, `deluxeToken`, `lastLoginIp`, `profileImage`, `totpSecret`, `isActive`, `createdAt`, `updatedAt`, `deletedAt`. `wanted` holds the names of the fields that were asked for; with `null` the answer is `id`, `email`, `lastLoginIp` and `profileImage`.',
      example: [
        {
          id: 24,
          username: '',
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
        },
        null,
      ],
      fits: isPartOfRow,
    },
  },
})
