import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { requireCredentials } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'empty-user-registration',
  seams: [requireCredentials],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'refuse-empty-texts': {
      outcome: 'holds',
      why: 'A field that is there but holds nothing counts as missing, like one that is not there at all. The server asks for itself and does not rely on the form.',
      load: () => import('./fix-refuse-empty-texts.ts'),
    },
  },
  ownFix: {
    requireCredentials: {
      signature: '(email: string | null, password: string | null) => boolean',
      doc: 'Says whether a registration gives both an e-mail and a password. The e-mail comes without blanks around it; `null` stands for a field that the body does not have.',
      property: answers(requireCredentials, {
        name: 'A registration needs an e-mail and a password, both of them, and neither may be empty.',
        cases: () =>
          combinations(
            [
              'jim@fruit.test',
              'a@b.test',
              "o'hara@customer.test",
              'käse@öl.test',
              'plum+juice@customer.test',
              '',
              null,
            ],
            ['a ripe password', 'ripen', '00000', 'слива под дождём', 'x'.repeat(40), '', null],
          ),
        wrong: judgePermission,
        request: (email, password) => ({
          method: 'POST',
          url: '/api/Users',
          body: {
            ...(email !== null && { email }),
            ...(password !== null && { password, passwordRepeat: password }),
          },
          as: 'anybody',
        }),
      }),
      example: ['jim@fruit.test', 'a ripe password'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
