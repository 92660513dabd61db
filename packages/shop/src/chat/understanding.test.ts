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
  ])('rejects %s with the reason', (_title, text, reason) => {
    expect(() => readTraining(Buffer.from(text))).toThrow(reason)
  })
})
