import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Requests the picture that the browser loads once the client-side check has opened the administration page. */
const open = (attacker: Attacker, path = 'administration') =>
  attacker.get(`/assets/public/images/padding/19px.png?path=${encodeURIComponent(path)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => open(attacker),
  nearMisses: {
    'a path that opens nothing': (attacker) => open(attacker, 'admin'),
    'the path in capitals': (attacker) => open(attacker, 'ADMINISTRATION'),
    'the name of a property that every object has': (attacker) => open(attacker, '__proto__'),
    'the page itself, which opens its screens in the browser': (attacker) => attacker.get('/administration'),
    'asking the interface for what the screen shows': async (attacker) => {
      await attacker.get('/rest/user/authentication-details/')
      await attacker.get('/api/Users')
      await attacker.get('/api/Feedbacks')
    },
    'the picture of another screen': (attacker) =>
      attacker.get('/assets/public/images/padding/81px.png?path=administration'),
    'a picture that no screen loads': (attacker) =>
      attacker.get('/assets/public/images/padding/20px.png?path=administration'),
  },
  bypasses: {
    'ask-for-any-account': async (attacker) => {
      await attacker.becomeCustomer()
      await open(attacker)
    },
  },
})
