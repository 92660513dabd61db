import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { SAMPLE_ADDRESS } from './sample-address.ts'
import { reachAddressesToChange } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(reachAddressesToChange, {
    'customers change their own addresses': async (visitor) => {
      await visitor.becomeCustomer()
      const saved = await visitor.post('/api/Addresss', SAMPLE_ADDRESS)
      const path = `/api/Addresss/${saved.json().data.id}`
      assert.equal((await visitor.put(path, { ...SAMPLE_ADDRESS, city: 'Upper Orchard' })).status, 200)
      assert.equal((await visitor.get(path)).json().data.city, 'Upper Orchard')
    },
  }),
]
