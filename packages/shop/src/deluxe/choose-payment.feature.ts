import assert from 'node:assert/strict'
import { saveCard } from '../cards/save-as-visitor.ts'
import { defineFeature } from '../feature.ts'
import { choosePayment } from './seams.ts'

export const feature = defineFeature(choosePayment, {
  'customers pay their membership with a card': async (visitor) => {
    await visitor.becomeCustomer()
    const paymentId = await saveCard(visitor)
    const taken = await visitor.post('/rest/deluxe-membership', { paymentMode: 'card', paymentId })
    assert.equal(taken.json().status, 'success')
    const again = await visitor.get('/rest/deluxe-membership')
    assert.equal(again.status, 400)
  },
  'customers pay their membership from their wallet': async (visitor) => {
    await visitor.becomeCustomer()
    const paymentId = await saveCard(visitor)
    await visitor.put('/rest/wallet/balance', { balance: 100, paymentId })
    const taken = await visitor.post('/rest/deluxe-membership', { paymentMode: 'wallet' })
    assert.equal(taken.json().status, 'success')
    assert.equal((await visitor.get('/rest/wallet/balance')).json().data, 51)
  },
  'a membership costs more than an empty wallet has': async (visitor) => {
    await visitor.becomeCustomer()
    const refused = await visitor.post('/rest/deluxe-membership', { paymentMode: 'wallet' })
    assert.equal(refused.status, 400)
  },
})
