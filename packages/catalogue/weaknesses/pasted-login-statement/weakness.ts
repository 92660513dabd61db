import { isStatement } from '@fruit/challenge-kit/own-fix'
import { statement } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findByCredentials } from '@fruit/shop/accounts/seams'

type Credentials = [email: string, hash: string]

/** Hash that matches no account's password. */
const WRONG_HASH = '9dd4e461268c8034f5c8564e155c67a6'
/** E-mails with unusual but valid characters. */
const UNUSUAL = [
  "o'hara@customer.test",
  "d''arc@customer.test",
  'plum+juice@customer.test',
  'müller@customer.test',
  'McPear@customer.test',
  'mary--ann@customer.test',
] as const

export const weakness = defineWeakness({
  id: 'pasted-login-statement',
  seams: [findByCredentials],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'bind-parameters': {
      outcome: 'holds',
      why: 'The e-mail and the hash travel beside the statement, not inside it. Whatever is typed, the database takes it for a value: no quote can end the text, because there is none to end.',
      load: () => import('./fix-bind-parameters.ts'),
      // These challenges start with a login as another account.
      alsoCloses: ['changePasswordBenderChallenge', 'twoFactorAuthUnsafeSecretStorageChallenge'],
    },
    'refuse-or': {
      outcome: 'leaks',
      why: "A list of bad words guesses at attacks. The e-mail still becomes part of the statement, so an attack that needs no `or` walks past: `jim@…'--` simply ends the text after the e-mail and comments the rest away.",
      load: () => import('./fix-refuse-or.ts'),
    },
    'bind-password-only': {
      outcome: 'leaks',
      why: 'Half of the statement is bound. The password was never the way in, since only its hash arrives here; the e-mail is still pasted between the quotes.',
      load: () => import('./fix-bind-password-only.ts'),
    },
    'strip-special-characters': {
      outcome: 'breaks',
      why: 'Without quotes, dashes and dots no attack gets through. Nor does any customer: an e-mail without its dot is somebody else’s, so hardly anybody can sign in any more.',
      load: () => import('./fix-strip-special-characters.ts'),
    },
  },
  ownFix: {
    findByCredentials: {
      signature: '(email: string, passwordHash: string) => Statement',
      doc: 'Gives the statement that finds the account of an e-mail and the hash of its password. A `Statement` is `{ sql: string, parameters: (string | number | null)[] }`: each `?` in the text stands for the next parameter.',
      property: statement(findByCredentials, {
        name: 'Whatever the e-mail holds, the statement stays what it is, and finds an open account by its own e-mail and its own hash, or finds nothing.',
        typed: (email): Credentials => [email, WRONG_HASH],
        attacks: async (read) => {
          const accounts = await read('SELECT email FROM Users ORDER BY id LIMIT 2')
          return accounts.flatMap(({ email }) =>
            ["'--", "'/*", "';", "' or 'a'='b", "' and 1/*"].map((end) => email + end),
          )
        },
        prepare: async (visitor) => {
          const password = 'a ripe password'
          for (const email of UNUSUAL) await visitor.post('/api/Users', { email, password, passwordRepeat: password })
        },
        inputs: async (read): Promise<Credentials[]> => {
          const accounts = await read("SELECT email, password FROM Users WHERE email LIKE '%@%' ORDER BY id")
          const known = accounts.map(({ email, password }): Credentials => [String(email), String(password)])
          const [[email, hash], [, another]] = known as [Credentials, Credentials]
          return [
            ...known,
            ...known.slice(0, 4).map(([email]): Credentials => [email, WRONG_HASH]),
            ...[email, email.replace('@', '_'), `${email.slice(0, 3)}%`, '%', '*', ''].flatMap(
              (other): Credentials[] => [
                [other, ''],
                [other, other === email ? another : hash],
              ],
            ),
            ["nobody's@nowhere.test", WRONG_HASH] as Credentials,
            ['ünbekannt@nowhere.test', WRONG_HASH] as Credentials,
          ]
        },
        request: (email, hash) => ({
          method: 'POST',
          url: '/rest/user/login',
          body: { email, password: hash === WRONG_HASH ? 'x' : '…' },
          as: hash === WRONG_HASH ? 'anybody' : 'by whoever knows a password of the shop',
        }),
      }),
      example: ['jim@fruit.test', '0192023a7bbd73250516f069df18b500'],
      fits: isStatement,
    },
  },
})
