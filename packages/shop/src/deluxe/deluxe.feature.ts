import assert from 'node:assert/strict'
import { locateDecal } from '@fruit/isomorphic/deluxe/seams'
import { saveCard } from '../cards/save-as-visitor.ts'
import { defineFeature, type Feature } from '../feature.ts'
import { choosePayment } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(choosePayment, {
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
  }),
  defineFeature(locateDecal, {
    'a picture of the shop is found by the name of its file': (_visitor, locate) => {
      for (const name of ['logo.svg', 'JuiceBoxes.png', 'deluxe-decal.webp'])
        assert.equal(locate(name), `assets/public/images/${name}`)
    },
  }),
]
