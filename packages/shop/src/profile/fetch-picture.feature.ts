import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { fetchPicture } from './seams.ts'

const PICTURE = '/assets/public/images/uploads/defaultAdmin.png'

export const feature = defineFeature(fetchPicture, {
  'a customer takes a picture of the shop': async (visitor) => {
    await visitor.becomeCustomer()
    const { status, headers } = await sendForm(visitor, '/profile/image/url', { imageUrl: PICTURE })
    assert.equal(status, 302)
    assert.equal(headers.location, '/profile')
    const { text } = await visitor.get('/profile')
    assert.ok(text.includes(`src="${PICTURE}"`))
  },
})
