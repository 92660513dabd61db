import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { showUserName } from './seams.ts'

export const feature = defineFeature(showUserName, {
  'customers see their name on their page': async (visitor) => {
    await visitor.becomeCustomer()
    await sendForm(visitor, '/profile', { username: 'Quince Marmalade' })
    const { status, text } = await visitor.get('/profile')
    assert.equal(status, 200)
    assert.match(text, /class="user-name">[^<>]*Quince Marmalade</)
  },
})
