import { isStatement } from '@fruit/challenge-kit/own-fix'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findByCredentials } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'pasted-login-statement',
  seams: [findByCredentials],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'bind-parameters': {
      outcome: 'holds',
      why: 'The e-mail and the hash travel beside the statement, not inside it. Whatever is typed, the database takes it for a value: no quote can end the text, because there is none to end.',
      load: () => import('./fix-bind-parameters.ts'),
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
      example: ['jim@fruit.test', '0192023a7bbd73250516f069df18b500'],
      fits: isStatement,
    },
  },
})
