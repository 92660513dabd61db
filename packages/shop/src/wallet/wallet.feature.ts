import assert from 'node:assert/strict'
import { saveCard } from '../cards/save-as-visitor.ts'
import { defineFeature, type Feature } from '../feature.ts'
import { acceptAmount } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(acceptAmount, {
    'customers put money into their wallet': async (visitor) => {
      await visitor.becomeCustomer()
      const paymentId = await saveCard(visitor)
      for (const balance of [10, 99.95, 1000])
        assert.equal((await visitor.put('/rest/wallet/balance', { balance, paymentId })).status, 200)
      assert.equal((await visitor.get('/rest/wallet/balance')).json().data, 1109.95)
    },
  }),
]
