import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { hmacToken, requestWithToken, unsignedToken } from '../../weaknesses/any-token-algorithm/make-token.ts'
import { challenge } from './challenge.ts'

const HEAD = { alg: 'HS256', typ: 'JWT' }

const lord = ({ domain }: Attacker) => ({ email: `rsa_lord@${domain}` })
/** The shop's public key, byte by byte. */
const publicKey = async (attacker: Attacker) => (await attacker.get('/encryptionkeys/jwt.pub')).text

/** Signs a token with the public key as HMAC secret. @param change applied to the text of the key first */
const forge =
  (head: object | string = HEAD, payload = (attacker: Attacker): object => ({ data: lord(attacker) }), hash?: string) =>
  async (attacker: Attacker) =>
    requestWithToken(attacker, hmacToken(await publicKey(attacker), head, payload(attacker), hash))

const forgeWith = (change: (key: string) => string) => async (attacker: Attacker) =>
  requestWithToken(attacker, hmacToken(change(await publicKey(attacker)), HEAD, { data: lord(attacker) }))

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The header of the player's own token names RS256, whose verification key is public.
    const { token: own } = await attacker.becomeCustomer()
    const { data } = JSON.parse(Buffer.from(own.split('.')[1]!, 'base64url').toString())
    await forge(HEAD, (attacker) => ({ status: 'success', data: { ...data, ...lord(attacker) } }))(attacker)
  },
  spellings: {
    'with the e-mail alone, as write-ups have it': forge(),
    'with the head in another order': forge({ typ: 'JWT', alg: 'HS256' }),
    'with a longer hash': forge({ alg: 'HS512', typ: 'JWT' }, undefined, 'sha512'),
    'with the hash between': forge({ alg: 'HS384', typ: 'JWT' }, undefined, 'sha384'),
    'with times, as libraries add them': forge(HEAD, (attacker) => ({
      data: lord(attacker),
      iat: 1_700_000_000,
      exp: 4_102_444_800,
    })),
    'with signs that fill the signature up': async (attacker) =>
      requestWithToken(attacker, `${hmacToken(await publicKey(attacker), HEAD, { data: lord(attacker) })}=`),
    'to what asks for a session': async (attacker) =>
      requestWithToken(
        attacker,
        hmacToken(await publicKey(attacker), HEAD, { data: lord(attacker) }),
        '/rest/basket/1',
      ),
  },
  nearMisses: {
    'the key without its last line': forgeWith((key) => key.trimEnd().split('\n').slice(0, -1).join('\n')),
    'the key in one line': forgeWith((key) => key.replaceAll('\n', '')),
    'the key with the ends of lines of Windows': forgeWith((key) => key.replaceAll('\n', '\r\n')),
    'a common word as the key': forgeWith(() => 'secret'),
    'no key at all': forgeWith(() => ''),
    'another hash than the head names': forge(HEAD, undefined, 'sha512'),
    'a token without a signature': (attacker) =>
      requestWithToken(attacker, `${unsignedToken({ alg: 'none' }, { data: lord(attacker) })}.`),
    'the signature of another payload': async (attacker) => {
      const [, , signature] = hmacToken(await publicKey(attacker), HEAD, { data: { email: 'x' } }).split('.')
      await requestWithToken(attacker, `${unsignedToken(HEAD, { data: lord(attacker) })}.${signature}`)
    },
    'a forged token for an account that there is': forge(HEAD, ({ domain }) => ({ data: { email: `jim@${domain}` } })),
    'a forged token that is over': forge(HEAD, (attacker) => ({ data: lord(attacker), exp: 1_000_000_000 })),
    'fetching the key': publicKey,
  },
  bypasses: { 'refuse-shared-secrets': forge({ alg: 'hs256', typ: 'JWT' }) },
})
