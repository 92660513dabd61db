import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { admitQuantity, selectVisibleRecycles } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitQuantity, {
    'ten litres are enough, and a thousand not too much': (_visitor, admit) => {
      for (const litres of [10, 11, 100, 1000]) assert.equal(admit(litres), true)
    },
  }),
  defineFeature(selectVisibleRecycles, {
    'customers read what they asked for': async (visitor) => {
      await visitor.becomeCustomer()
      const address = await visitor.post('/api/Addresss', {
        fullName: 'Quentin Pomace',
        mobileNum: 5551234,
        zipCode: 'OR 7',
        streetAddress: '7 Windfall Lane',
        city: 'Lower Orchard',
        country: 'Pomona',
      })
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
