import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPasswordLogin } from '@fruit/shop/accounts/seams'

/** E-mails and the passwords that the page derives from them: from the provider, from the shop, short, and with a non-letter. */
const MADE: readonly (readonly [string, string])[] = [
  ['bjorn.apfelkern@mail.test', 'dHNldC5saWFtQG5yZWtsZWZwYS5ucm9qYg=='],
  ['jim@fruit.test', 'dHNldC50aXVyZkBtaWo='],
  ['a@b', 'YkBh'],
  ['grün@mail.test', 'dHNldC5saWFtQG7DvHJn'],
]
/** Chosen passwords; some look derived. */
const CHOSEN: readonly string[] = ['a ripe password', 'dHNldA==', 'YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXo=', '=====']

export const weakness = defineWeakness({
  id: 'oauth-user-password',
  seams: [admitPasswordLogin],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-the-provider': {
      outcome: 'holds',
      why: 'A password that the page makes of an e-mail proves nothing, so it opens an account only when the provider says whose token came with it. Everybody else needs a password that they chose.',
      load: () => import('./fix-ask-the-provider.ts'),
    },
    'refuse-short-ones': {
      outcome: 'leaks',
      why: 'Length protects against guessing, and nobody guesses here. The password follows from the e-mail, so Björn’s 36 characters take as long to find as three would.',
      load: () => import('./fix-refuse-short-ones.ts'),
    },
    'admit-the-vouched-for': {
      outcome: 'breaks',
      why: 'Nobody gets in by a password that follows from an e-mail. Nobody gets in by any other password either, and most customers have no account at the provider.',
      load: () => import('./fix-admit-the-vouched-for.ts'),
    },
  },
  ownFix: {
    admitPasswordLogin: {
      signature: '(login: PasswordLogin) => boolean',
      doc: 'Says whether the right password is enough to be let in. A `PasswordLogin` is `{ email: string | null, password: string, made: boolean, vouched: boolean }`: the e-mail of the account that was found, its password, whether that is the password which the page makes of the e-mail for customers of the outside provider, and whether the provider says that the e-mail belongs to whoever signs in.',
      property: answers(admitPasswordLogin, {
        name: 'A password that follows from the e-mail opens an account on the provider’s word alone; one that somebody chose opens it always.',
        cases: () => [
          ...combinations(MADE, [true, false]).map(
            ([[email, password], vouched]): [Parameters<typeof admitPasswordLogin.safe>[0]] => [
              { email, password, made: true, vouched },
            ],
          ),
          ...combinations([null, ...MADE.map(([email]) => email)], CHOSEN).map(
            ([email, password]): [Parameters<typeof admitPasswordLogin.safe>[0]] => [
              { email, password, made: false, vouched: false },
            ],
          ),
        ],
        wrong: judgePermission,
        request: ({ email, password, vouched }) => ({
          method: 'POST',
          url: '/rest/user/login',
          body: { email: email ?? '…', password, ...(vouched && { oauth: true, accessToken: '…' }) },
          as: vouched ? 'with an access token of the provider' : 'without the provider’s word',
        }),
      }),
      example: [{ email: 'jim@fruit.test', password: 'a ripe password', made: false, vouched: false }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
