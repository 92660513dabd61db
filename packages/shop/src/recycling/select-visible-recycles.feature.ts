import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectVisibleRecycles } from './seams.ts'

export const feature = defineFeature(selectVisibleRecycles, {
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
})
