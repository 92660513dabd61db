import { answers, combinations, judgeRefusal } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { refusePassword } from '@fruit/shop/accounts/seams'

const EMAILS = ['admin@fruit.test', 'plum@orchard.test'] as const
/** The most common passwords by published lists of leaks, and `admin` with common mangling rules. */
const GUESSED = [
  'admin123',
  'admin',
  'Admin123',
  'ADMIN123',
  'admin1',
  'admin12',
  'admin1234',
  'admin12345',
  '123admin',
  'password',
  'Password1',
  'password123',
  '123456',
  '12345678',
  '123456789',
  '111111',
  'qwerty',
  'qwerty123',
  'abc123',
  'letmein',
] as const
const GOOD = [
  'a ripe password',
  'plums ripen slowly in rain',
  'badminton at seven, then plums',
  'слива под дождём',
  'りんごは木から落ちる夜',
  'x7$Gq!m2Rt9_',
  'Vq8#zL0p&wY3kd',
  'kuerbis-faehrt-nachts-rad',
  'SEVEN OLD PEARS SING',
  "it's Eve's ladder again",
] as const

export const weakness = defineWeakness({
  id: 'weak-password',
  seams: [refusePassword],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'refuse-what-is-guessed': {
      outcome: 'holds',
      why: 'Guessing begins with common words, names, and digits around them, and that is what is refused, at sign-in too: the account stays shut until its password has been changed. The list here is short; a real one has thousands of words, and limits on failed attempts beside it.',
      load: () => import('./fix-refuse-what-is-guessed.ts'),
    },
    'ask-for-eight-signs': {
      outcome: 'leaks',
      why: 'Length is good, but eight characters are soon reached: `admin123` has exactly eight. Words from the lists that attackers use come in every length.',
      load: () => import('./fix-ask-for-eight-signs.ts'),
    },
    'refuse-the-ten-commonest': {
      outcome: 'leaks',
      why: 'The right idea, too small: attackers’ lists have millions of entries, and they put digits behind each word. `admin` is refused here, while `admin123` is not.',
      load: () => import('./fix-refuse-the-ten-commonest.ts'),
    },
    'ask-for-every-kind-of-sign': {
      outcome: 'breaks',
      why: 'This refuses long sentences that nobody guesses, and shuts out customers who have one, while `Admin123!` passes. Rules about kinds of characters annoy people more than attackers.',
      load: () => import('./fix-ask-for-every-kind-of-sign.ts'),
    },
  },
  ownFix: {
    refusePassword: {
      signature: '(password: string, email: string) => string | null',
      doc: 'Says why an account may not have a password, in a sentence for its owner, or gives null when it may. It is asked when somebody registers, changes a password, or signs in with the right one.',
      property: answers(refusePassword, {
        name: 'What everybody tries first is refused, with digits around it and in capitals too; what nobody guesses is welcome, however it is made.',
        cases: () => [...combinations(GUESSED, EMAILS), ...combinations(GOOD, EMAILS)],
        wrong: judgeRefusal,
        request: (password, email) => ({
          method: 'POST',
          url: '/api/Users',
          body: { email, password, passwordRepeat: password },
          as: 'anybody',
        }),
      }),
      example: ['a ripe password', 'jim@fruit.test'],
      fits: (answer: unknown) => answer === null || typeof answer === 'string',
    },
  },
})
