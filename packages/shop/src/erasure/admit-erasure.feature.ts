import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { becomeKnownCustomer } from './feature-customer.ts'
import { admitErasure } from './seams.ts'

export const feature = defineFeature(admitErasure, {
  'a customer who gives their own e-mail and answer is heard, and signed out': async (visitor) => {
    const { email, answer } = await becomeKnownCustomer(visitor)
    const { status } = await sendForm(visitor, '/dataerasure', { email, securityAnswer: answer })
    assert.equal(status, 200)
    assert.equal((await visitor.get('/profile')).status, 500)
  },
})
