import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const register = (attacker: Attacker, body: object) => attacker.post('/api/Users', body)

export const proof = prove(challenge, {
  exploit: (attacker) => register(attacker, { email: '', password: '', passwordRepeat: '' }),
  nearMisses: {
    'an ordinary registration': (attacker) => attacker.becomeCustomer(),
    'neither field at all': (attacker) => register(attacker, {}),
    'an empty e-mail alone': (attacker) =>
      register(attacker, { email: '', password: 'a ripe password', passwordRepeat: 'a ripe password' }),
    'an empty password alone': (attacker) =>
      register(attacker, { email: 'me@orchard.test', password: '', passwordRepeat: '' }),
    'a password of blanks': (attacker) => register(attacker, { email: '', password: '     ', passwordRepeat: '     ' }),
    'nothing in place of empty texts': (attacker) =>
      register(attacker, { email: null, password: null, passwordRepeat: null }),
    'signing in with nothing, before there is such an account': (attacker) =>
      attacker.post('/rest/user/login', { email: '', password: '' }),
  },
})
