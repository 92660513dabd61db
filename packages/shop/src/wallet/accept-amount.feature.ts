import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { acceptAmount } from './seams.ts'

const card = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 }

export const feature = defineFeature(acceptAmount, {
  'customers put money into their wallet': async (visitor) => {
    await visitor.becomeCustomer()
    const paymentId = (await visitor.post('/api/Cards', card)).json().data.id
    for (const balance of [10, 99.95, 1000])
      assert.equal((await visitor.put('/rest/wallet/balance', { balance, paymentId })).status, 200)
    assert.equal((await visitor.get('/rest/wallet/balance')).json().data, 1109.95)
  },
})
