import { describe, expect, it } from 'vitest'
import { BEGINNINGS, GOALS, REPEATING, TRANSCRIPTS } from './testing/spoken-attacks.ts'
import { talk } from './testing/talk.ts'

const NOTHING = { coupon: 0, prompt: false, address: false, pictures: [] }

const attacks = Object.entries(BEGINNINGS).flatMap(([family, spoken]) =>
  Object.entries(spoken).flatMap(([language, beginnings]) =>
    beginnings.map((beginning) => ({ family, language, beginning })),
  ),
)

describe('in the other ten languages', () => {
  it.each(attacks)(
    'one clear family gets what it wants: $family, in $language: $beginning',
    ({ language, beginning }) => {
      const { coupon, prompt, address } = GOALS[language]!
      expect(talk({ messages: [`${beginning} ${coupon}`] }).coupon).toBe(10)
      expect(talk({ messages: [`${beginning} ${prompt}`] }).prompt).toBe(true)
      expect(talk({ messages: [`${beginning} ${address}`] }).address).toBe(true)
    },
  )

  it.each(Object.entries(GOALS))('what is encoded is read: %s', (_language, { coupon }) => {
    for (const writing of ['base64', 'hex'] as const)
      expect(talk({ messages: [Buffer.from(coupon).toString(writing)] }).coupon, writing).toBe(10)
  })

  it.each(Object.entries(REPEATING))(
    'the instructions are repeated, summed up and translated: %s',
    (_language, said) => {
      for (const text of said) expect(talk({ messages: [text] }).prompt, text).toBe(true)
    },
  )

  it.each(TRANSCRIPTS)('what people write works as well: %s, for %s: %s', (_language, goal, text) => {
    expect(talk({ messages: [text] })[goal]).toBeTruthy()
  })

  it.each(Object.entries(GOALS))(
    'wishes alone, weak reasons and honest questions get nothing: %s',
    (_language, goals) => {
      const { coupon, prompt, address, weak, honest } = goals
      for (const text of [coupon, prompt, address, ...weak, ...honest])
        expect(talk({ messages: [text] }), text).toMatchObject(NOTHING)
    },
  )
})
