import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { assignRole } from './seams.ts'

export const feature = defineFeature(assignRole, {
  'whoever registers becomes a customer': async (visitor) => {
    const password = 'ripe plums'
    const body = { email: 'new@customer.test', password, passwordRepeat: password }
    const { data } = (await visitor.post('/api/Users', body)).json()
    assert.equal(data.role, 'customer')
  },
})
