import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Texts with a glow effect in the English policy after the shop's address, from top to bottom. */
const GLOWING: readonly string[] = [
  'We may also',
  'instruct you',
  'to refuse all',
  'reasonably necessary',
  'responsibility',
]

const address = (words: readonly string[]) => `/${words.join(' ').toLowerCase().replaceAll(' ', '/')}`

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/assets/public/images/padding/81px.png')
    await attacker.get(address(GLOWING))
  },
  nearMisses: {
    'looking at the policy': (attacker) => attacker.get('/assets/public/images/padding/81px.png'),
    'the words without the last one': (attacker) => attacker.get(address(GLOWING.slice(0, -1))),
    'the words in another order': (attacker) => attacker.get(address([...GLOWING].reverse())),
    'the words with dashes between them': (attacker) =>
      attacker.get(`/${address(GLOWING).slice(1).replaceAll('/', '-')}`),
    'the address behind the hash, which never leaves the browser': (attacker) => attacker.get(`/#${address(GLOWING)}`),
  },
})
