import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { becomeKnownCustomer } from './feature-customer.ts'
import { selectLayout } from './seams.ts'

export const feature = defineFeature(selectLayout, {
  'a request is confirmed on a page of the shop': async (visitor) => {
    const { email, answer } = await becomeKnownCustomer(visitor)
    const { text } = await sendForm(visitor, '/dataerasure', { email, securityAnswer: answer })
    assert.match(text, /<h1[^<>]*>We are forgetting you</)
  },
})
