import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { reachAddressesToChange } from './seams.ts'

const address = {
  fullName: 'Quentin Pomace',
  mobileNum: 5551234,
  zipCode: 'OR 7',
  streetAddress: '7 Windfall Lane',
  city: 'Lower Orchard',
  country: 'Pomona',
}

export const features: readonly Feature[] = [
  defineFeature(reachAddressesToChange, {
    'customers change their own addresses': async (visitor) => {
      await visitor.becomeCustomer()
      const saved = await visitor.post('/api/Addresss', address)
      const path = `/api/Addresss/${saved.json().data.id}`
      assert.equal((await visitor.put(path, { ...address, city: 'Upper Orchard' })).status, 200)
      assert.equal((await visitor.get(path)).json().data.city, 'Upper Orchard')
    },
  }),
]
