import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { fillUserName } from './seams.ts'

export const feature = defineFeature(fillUserName, {
  'an ordinary name is shown as it is': async (visitor) => {
    await visitor.becomeCustomer()
    await sendForm(visitor, '/profile', { username: 'Quince & Co. #7' })
    const { text } = await visitor.get('/profile')
    assert.match(text, /class="user-name">[^<>]*Quince &(?:amp;)? Co\. #7</)
  },
})
