import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Requests the picture that the browser loads when it shows the policy. */
const picture = (attacker: Attacker, name: string, query = '') =>
  attacker.get(`/assets/public/images/padding/${name}${query}`)

export const proof = prove(challenge, {
  exploit: (attacker) => picture(attacker, '81px.png'),
  nearMisses: {
    'the pictures of other screens': async (attacker) => {
      for (const name of ['1px.png', '19px.png', '56px.png']) await picture(attacker, name, '?path=privacy-policy')
    },
    'a picture that no screen loads': (attacker) => picture(attacker, '80px.png'),
    'the terms of use, which are another text': (attacker) => attacker.get('/ftp/legal.md'),
    'the path of the screen without its hash, which shows the window of the shop': (attacker) =>
      attacker.get('/privacy-security/privacy-policy'),
  },
})
