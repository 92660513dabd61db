import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { checkPasswordRepeat } from '@fruit/shop/accounts/seams'

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
      example: ['a ripe password', 'a ripe password'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
