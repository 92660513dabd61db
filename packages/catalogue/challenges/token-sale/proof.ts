import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Requests the picture that the browser loads after it has opened the page. */
const open = (attacker: Attacker, path: string, picture = '56px.png') =>
  attacker.get(`/assets/public/images/padding/${picture}?path=${encodeURIComponent(path)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => open(attacker, 'tokensale-ico-ea'),
  nearMisses: {
    'the beginning of the path': (attacker) => open(attacker, 'tokensale'),
    'the path without its last letters': (attacker) => open(attacker, 'tokensale-ico'),
    'the path in capitals': (attacker) => open(attacker, 'TOKENSALE-ICO-EA'),
    'the path in two segments': (attacker) => open(attacker, 'tokensale/ico-ea'),
    'the numbers of the code as they stand there': (attacker) => open(attacker, '1320098-23784-514'),
    'no path at all': (attacker) => open(attacker, ''),
    'the name of a property that every object has': (attacker) => open(attacker, '__proto__'),
    'the picture of another screen': (attacker) => open(attacker, 'tokensale-ico-ea', '1px.png'),
    'the papers about the coin, which any page may link': async (attacker) => {
      await attacker.get('/assets/public/token-sale/whitepaper.txt')
      await attacker.get('/tokensale-ico-ea')
    },
  },
  bypasses: {
    'ask-for-any-account': async (attacker) => {
      await attacker.becomeCustomer()
      await open(attacker, 'tokensale-ico-ea')
    },
    'encode-another-path': (attacker) => open(attacker, 'cressida-before-dawn'),
  },
})
