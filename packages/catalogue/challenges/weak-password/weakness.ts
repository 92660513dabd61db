import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { refusePassword } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'weak-password',
  seams: [refusePassword],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'refuse-what-is-guessed': {
      outcome: 'holds',
      why: 'Guessing begins with common words, names, and digits around them, and exactly these are refused, also at sign-in: the account stays shut until its password was changed. Everything else is welcome, however it is made.',
      load: () => import('./fix-refuse-what-is-guessed.ts'),
    },
    'ask-for-eight-signs': {
      outcome: 'leaks',
      why: 'Length is good, but eight signs are soon reached: `admin123` has exactly eight. Words from the lists that attackers use come in every length.',
      load: () => import('./fix-ask-for-eight-signs.ts'),
    },
    'refuse-the-ten-commonest': {
      outcome: 'leaks',
      why: 'The right idea, too small: attackers’ lists have millions of entries, and they put digits behind each word. `admin` is refused here, while `admin123` is not.',
      load: () => import('./fix-refuse-the-ten-commonest.ts'),
    },
    'ask-for-every-kind-of-sign': {
      outcome: 'breaks',
      why: 'This refuses long sentences that nobody guesses, and shuts out customers who have one, while `Admin123!` passes. Rules about kinds of signs annoy people more than attackers.',
      load: () => import('./fix-ask-for-every-kind-of-sign.ts'),
    },
  },
  ownFix: {
    refusePassword: {
      signature: '(password: string, email: string) => string | null',
      doc: 'Says why an account may not have a password, in a sentence for its owner, or gives null when it may. It is asked when somebody registers, changes a password, or signs in with the right one.',
      example: ['a ripe password', 'jim@fruit.test'],
      fits: (answer: unknown) => answer === null || typeof answer === 'string',
    },
  },
})
