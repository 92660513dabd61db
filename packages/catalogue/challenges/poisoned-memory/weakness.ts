import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { mayEditNote } from '@fruit/shop/chat/seams'

export const weakness = defineWeakness({
  id: 'poisoned-memory',
  seams: [mayEditNote],

  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-the-role': {
      outcome: 'holds',
      why: 'Only the administrator writes what the assistant tells in the shop’s name.',
      load: () => import('./fix-ask-for-the-role.ts'),
    },
    'guard-the-payment': {
      outcome: 'leaks',
      why: 'The note about money is safe. All the others still take what anybody writes.',
      load: () => import('./fix-guard-the-payment.ts'),
    },
    'trust-nobody-new': {
      outcome: 'leaks',
      why: 'Members and accountants are kept out, but whoever just came is a plain customer: the list names the roles to keep out and forgets one.',
      load: () => import('./fix-trust-nobody-new.ts'),
    },
    'write-in-stone': {
      outcome: 'breaks',
      why: 'Nobody can correct a note any more, not even the shop.',
      load: () => import('./fix-write-in-stone.ts'),
    },
  },
  ownFix: {
    mayEditNote: {
      signature: '(role: string, noteId: string) => boolean',
      doc: 'Says whether somebody of a role may write a note anew that the assistant answers from.',
      property: answers(mayEditNote, {
        name: 'The administrator may, and nobody else.',
        cases: () =>
          combinations(
            ['admin', 'customer', 'deluxe', 'accounting', 'Admin', ''],
            ['delivery', 'payment', 'returns', 'storage', 'opening'],
          ),
        wrong: judgePermission,
        request: (role, noteId) => ({
          method: 'PUT',
          url: `/rest/chat/notes/${noteId}`,
          body: { answer: 'Parcels come by balloon.' },
          as: role === 'customer' ? 'customer' : `with the role ${role || 'of nobody'}`,
        }),
      }),
      example: ['customer', 'delivery'],
      fits: (answer: unknown): answer is boolean => typeof answer === 'boolean',
    },
  },
})
