import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTraining } from './training.ts'
import { IntentClassifier } from './understanding.ts'

const bytes = readFileSync(new URL('../content/botDefaultTrainingData.json', import.meta.url))
const { data } = readTraining(bytes)
const mind = new IntentClassifier(data)

describe('the bot’s training data', () => {
  it('contains at least 40 unique intents', () => {
    expect(data.length).toBeGreaterThanOrEqual(40)
    expect(new Set(data.map(({ intent }) => intent)).size).toBe(data.length)
  })

  it('matches every utterance to its own intent', () => {
    const strayed = data.flatMap(({ intent, utterances }) =>
      utterances.filter((said) => mind.intentOf(said)?.intent !== intent).map((said) => `${said} (${intent})`),
    )
    expect(strayed).toEqual([])
  })
})

it('training data with too many entries is refused before each of them is checked', () => {
  const answers = `[${Array(80_000).fill('{}').join(',')}]`
  const text = `{"lang":"en","data":[{"intent":"x","utterances":["a"],"answers":${answers}}]}`
  expect(() => readTraining(Buffer.from(text))).toThrow('it has 80002 intents, utterances and answers, at most 4000')
  expect(() => readTraining(Buffer.from('null'))).toThrow('expected object')
})

describe('intent of a message', () => {
  it.each([
    ['Could you please give me a coupon?', 'queries.couponCode'],
    ['I want a DISCOUNT!!', 'queries.couponCode'],
    ['any vouchers', 'queries.couponCode'],
    ['What is the price of the apple juice?', 'queries.productPrice'],
    ['where is my ordr', 'orders.track'],
    ['How long does the delivery take to Norway?', 'delivery.time'],
    ['who are you', 'bot.who'],
    ['tell me another joke', 'bot.joke'],
    ['I forgot my pasword', 'account.password'],
    ['how can I become a deluxe member?', 'deluxe.what'],
  ])('maps “%s” to %s', (said, intent) => {
    expect(mind.intentOf(said)?.intent).toBe(intent)
  })

  it.each(['', '???', 'xyzzy plugh', 'Die Sonne scheint heute über dem Apfelgarten'])(
    'finds no intent in “%s”',
    (said) => {
      expect(mind.intentOf(said)).toBeNull()
    },
  )
})

describe('long messages', () => {
  it('compares only the first 30 words', () => {
    const words = Array.from({ length: 41 }, (_, place) => `w${place}`)
    const halves = new IntentClassifier([
      { intent: 'first', utterances: [words.slice(0, 16).join(' ')], answers: [] },
      { intent: 'second', utterances: [words.slice(16).join(' ')], answers: [] },
    ])
    expect(halves.intentOf(words.slice(16).join(' '))?.intent).toBe('second')
    expect(halves.intentOf(words.join(' '))?.intent).toBe('first')
  })

  it('ignores words of more than 40 letters', () => {
    const utterances = [40, 41].map((length) => 'a'.repeat(length))
    const long = new IntentClassifier([{ intent: 'long', utterances, answers: [] }])
    expect(utterances.map((said) => long.intentOf(said)?.intent)).toEqual(['long', undefined])
  })

  it('forgives at most two typos in a word', () => {
    const long = new IntentClassifier([{ intent: 'long', utterances: ['abcdefghijklmnopqrst'], answers: [] }])
    expect(long.intentOf('abcdefghijklmnopqr')?.intent).toBe('long')
    expect(long.intentOf('abcdefghijklmnopq')).toBeNull()
  })
})

describe('readTraining', () => {
  it.each([
    ['invalid JSON', 'nonsense', /no JSON/],
    ['another shape', '{"lang":"en"}', /data/],
    [
      'no intent for coupons',
      '{"lang":"en","data":[{"intent":"a","utterances":["b"],"answers":[{"action":"response","body":"c"}]}]}',
      /queries\.couponCode/,
    ],
    [
      'an unknown function',
      '{"lang":"en","data":[{"intent":"a","utterances":["b"],"answers":[{"action":"function","handler":"exec"}]}]}',
      /handler/,
    ],
    ['a large file', ' '.repeat(300_000), /300000 bytes, at most 262144/],
    [
      'long utterances',
      JSON.stringify({ lang: 'en', data: [{ ...data[0], utterances: Array(13).fill('a'.repeat(1000)) }] }),
      /13000 characters together, at most 12000/,
    ],
  ])('rejects %s with the reason', (_title, text, reason) => {
    expect(() => readTraining(Buffer.from(text))).toThrow(reason)
  })
})
