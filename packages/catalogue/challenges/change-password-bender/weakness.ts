import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { requireCurrentPassword } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'change-password-bender',
  seams: [requireCurrentPassword],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-everybody': {
      outcome: 'holds',
      why: 'The shop decides what is asked for, not the request. Whoever sits down at an open session, or has stolen one, does not know the password and cannot make the account theirs for good.',
      load: () => import('./fix-ask-everybody.ts'),
    },
    'ask-where-the-field-is-empty': {
      outcome: 'leaks',
      why: 'An empty field is refused now, and a missing one is not. What a form always sends, an attacker need not send: the parameter is simply left out of the address.',
      load: () => import('./fix-ask-where-the-field-is-empty.ts'),
    },
  },
})
