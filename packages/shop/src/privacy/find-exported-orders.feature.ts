import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { findExportedOrders } from './seams.ts'

export const feature = defineFeature(findExportedOrders, {
  'a customer who never ordered gets the rest of the data': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const { userData } = (await visitor.post('/rest/user/data-export', { format: '1' })).json()
    const data = JSON.parse(userData)
    assert.equal(data.email, email)
    assert.deepEqual(data.orders, [])
  },
})
