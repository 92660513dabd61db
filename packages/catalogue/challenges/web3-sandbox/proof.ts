import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Requests the picture that the browser loads after it has opened the editor. */
const open = (attacker: Attacker, path = 'web3-sandbox', picture = '11px.png') =>
  attacker.get(`/assets/public/images/padding/${picture}?path=${encodeURIComponent(path)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => open(attacker),
  nearMisses: {
    'a path that opens nothing': (attacker) => open(attacker, 'sandbox'),
    'the path in capitals': (attacker) => open(attacker, 'WEB3-SANDBOX'),
    'the beginning of the path': (attacker) => open(attacker, 'web3'),
    'no path at all': (attacker) => open(attacker, ''),
    'the name of a property that every object has': (attacker) => open(attacker, 'constructor'),
    'the picture of another screen': (attacker) => open(attacker, 'web3-sandbox', '1px.png'),
    'a picture that no screen loads': (attacker) => open(attacker, 'web3-sandbox', '12px.png'),
    'the page itself, which opens its screens in the browser': (attacker) => attacker.get('/web3-sandbox'),
  },
  bypasses: {
    'let-customers-in': async (attacker) => {
      await attacker.becomeCustomer()
      await open(attacker)
    },
  },
})
