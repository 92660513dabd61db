import { randomUUID } from 'node:crypto'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const password = 'a ripe password'
const register = (attacker: Attacker, body: object) =>
  attacker.post('/api/Users', { email: `${randomUUID()}@orchard.test`, password, ...body })

export const proof = prove(challenge, {
  exploit: (attacker) => register(attacker, { passwordRepeat: 'another password' }),
  nearMisses: {
    'an ordinary registration': (attacker) => attacker.becomeCustomer(),
    'passwords that agree, blanks and all': (attacker) =>
      register(attacker, { password: ' ripe, with blanks ', passwordRepeat: ' ripe, with blanks ' }),
    'passwords that differ, for an e-mail that is taken': (attacker) =>
      register(attacker, { email: `jim@${attacker.domain}`, passwordRepeat: 'another password' }),
    'passwords that differ, for a role that there is not': (attacker) =>
      register(attacker, { passwordRepeat: 'another password', role: 'gardener' }),
    'passwords that differ in a change of the password': async (attacker) => {
      const { password } = await attacker.becomeCustomer()
      const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicer' })
      await attacker.get(`/rest/user/change-password?${change}`)
    },
  },
})
