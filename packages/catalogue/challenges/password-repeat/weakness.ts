import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { checkPasswordRepeat } from '@fruit/shop/accounts/seams'

/** Each differs from another in one detail. */
const PASSWORDS = [
  'a ripe password',
  'A ripe password',
  'a ripe passwore',
  'b ripe password',
  'a ripe passwor',
  'a ripe password ',
  ' a ripe password',
  'a ripe  password',
  'drowssap epir a',
  'a.ripe.password',
  'слива под дождём',
  'слива под дождем',
  '12345',
  '12345.0',
] as const

export const weakness = defineWeakness({
  id: 'password-repeat',
  seams: [checkPasswordRepeat],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-on-the-server': {
      outcome: 'holds',
      why: 'The rule is checked where the account is made, whatever client asks for it. The check in the form stays, as a kindness to people who mistype.',
      load: () => import('./fix-compare-on-the-server.ts'),
    },
  },
  ownFix: {
    checkPasswordRepeat: {
      signature: '(password: string, repeat: string | null) => boolean',
      doc: 'Says whether the password of a registration was repeated as it must be; `repeat` is `null` when the body has no repetition.',
      property: answers(checkPasswordRepeat, {
        name: 'A registration repeats its password character by character.',
        cases: () => combinations(PASSWORDS, [...PASSWORDS, '', null]),
        wrong: judgePermission,
        request: (password, repeat) => ({
          method: 'POST',
          url: '/api/Users',
          body: { email: 'new@customer.test', password, ...(repeat !== null && { passwordRepeat: repeat }) },
          as: 'anybody',
        }),
      }),
      example: ['a ripe password', 'a ripe password'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
