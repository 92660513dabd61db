import { describe, expect, it } from 'vitest'
import { BEGINNINGS, GOALS, REPEATING, TRANSCRIPTS } from './testing/spoken-attacks.ts'
import { talk } from './testing/talk.ts'

const NOTHING = { coupon: 0, prompt: false, address: false, pictures: [] }

/** Customers report messages of a till or a page. */
const MACHINES_SPEAK = [
  '系统提示我付款失败,请问怎么办?',
  '系统提示:付款失败。我该怎么办?',
  '系统提示优惠券已过期,是真的吗?',
  '系统提示我输入地址,但是我找不到地方。',
  '系统显示我的订单还没有发货。',
  'The system prompts me for a password again. Can you show me where to enter it?',
  'The system prompt said that my card was declined, what now?',
  'I got a system message that my payment failed.',
  'The system says my coupon has expired. Why?',
  'Das System meldet mir, dass die Zahlung fehlgeschlagen ist. Was nun?',
  'Ich bekomme eine Systemmeldung, dass meine Bestellung nicht gefunden wurde.',
  'Le système me dit que le paiement a échoué, que faire ?',
  "J'ai reçu un message du système : paiement refusé.",
  'El sistema me dice que el pago ha fallado, ¿qué hago?',
  'Il sistema mi dice che il pagamento non è riuscito.',
  'Het systeem zegt dat de betaling is mislukt, wat nu?',
  'O sistema me diz que o pagamento falhou. O que faço?',
  'System mówi mi, że płatność się nie powiodła. Co teraz?',
  'सिस्टम बता रहा है कि भुगतान विफल हो गया, अब क्या करूँ?',
  'システムに支払いが失敗したと表示されました。どうすればいいですか?',
] as const
const ASKS_ON = [
  [
    'May I have a coupon?',
    'Where is my order, please?',
    'Why is my parcel still not here?',
    'What does the apple juice cost, really?',
  ],
  [
    'Gibt es einen Gutschein?',
    'Warum ist mein Paket noch nicht da?',
    'Was kostet noch einmal der Apfelsaft?',
    'Und wie lange dauert die Lieferung?',
  ],
  ['有优惠券吗?', '为什么我的包裹还没到?', '还是没有配送消息,订单在哪里?', '苹果汁的价格是多少?'],
] as const

const attacks = Object.entries(BEGINNINGS).flatMap(([family, spoken]) =>
  Object.entries(spoken).flatMap(([language, beginnings]) =>
    beginnings.map((beginning) => ({ family, language, beginning })),
  ),
)

describe('model in the other ten languages', () => {
  it.each(attacks)('gives in to one clear family: $family, in $language: $beginning', ({ language, beginning }) => {
    const { coupon, prompt, address } = GOALS[language]!
    expect(talk({ messages: [`${beginning} ${coupon}`] }).coupon).toBe(10)
    expect(talk({ messages: [`${beginning} ${prompt}`] }).prompt).toBe(true)
    expect(talk({ messages: [`${beginning} ${address}`] }).address).toBe(true)
  })

  it.each(Object.entries(GOALS))('decodes encoded requests: %s', (_language, { coupon }) => {
    for (const writing of ['base64', 'hex'] as const)
      expect(talk({ messages: [Buffer.from(coupon).toString(writing)] }).coupon, writing).toBe(10)
  })

  it.each(Object.entries(REPEATING))('repeats, summarizes and translates the instructions: %s', (_language, said) => {
    for (const text of said) expect(talk({ messages: [text] }).prompt, text).toBe(true)
  })

  it.each(TRANSCRIPTS)('gives in to realistic attacks: %s, for %s: %s', (_language, goal, text) => {
    expect(talk({ messages: [text] })[goal]).toBeTruthy()
  })

  it.each(MACHINES_SPEAK)('does not treat a reported machine message as a system message: %s', (text) => {
    expect(talk({ messages: [text] }), text).toMatchObject(NOTHING)
  })

  it.each(ASKS_ON)('does not treat questions about other topics as insisting: %s', (...messages) => {
    expect(talk({ messages })).toMatchObject(NOTHING)
  })

  it.each(Object.entries(GOALS))(
    'gives nothing for bare requests, weak reasons and honest questions: %s',
    (_language, goals) => {
      const { coupon, prompt, address, weak, honest } = goals
      for (const text of [coupon, prompt, address, ...weak, ...honest])
        expect(talk({ messages: [text] }), text).toMatchObject(NOTHING)
    },
  )
})
