import assert from 'node:assert/strict'
import { SAMPLE_ADDRESS } from '../addresses/sample-address.ts'
import { defineFeature, type Feature } from '../feature.ts'
import { admitQuantity, selectVisibleRecycles } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitQuantity, {
    'quantities from 10 to 1000 litres are accepted': (_visitor, admit) => {
      for (const litres of [10, 11, 100, 1000]) assert.equal(admit(litres), true)
    },
  }),
  defineFeature(selectVisibleRecycles, {
    'customers see their own recycling requests': async (visitor) => {
      await visitor.becomeCustomer()
      const address = await visitor.post('/api/Addresss', SAMPLE_ADDRESS)
      const asked = await visitor.post('/api/Recycles', { AddressId: address.json().data.id, quantity: 20 })
      const { id } = asked.json().data
      const { data } = (await visitor.get(`/api/Recycles/${id}`)).json()
      assert.deepEqual(
        data.map((row: { id: number; quantity: number }) => [row.id, row.quantity]),
        [[id, 20]],
      )
    },
  }),
]
