import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { cleanUserName } from './seams.ts'

export const feature = defineFeature(cleanUserName, {
  'a customer is called as they like': async (visitor) => {
    await visitor.becomeCustomer()
    await sendForm(visitor, '/profile', { username: 'Quince Marmalade 3rd' })
    const { text } = await visitor.get('/profile')
    assert.match(text, /value="Quince Marmalade 3rd"/)
  },
})
