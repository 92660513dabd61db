import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitForm } from './seams.ts'

const sent = { 'content-type': 'application/x-www-form-urlencoded' }

export const feature = defineFeature(admitForm, {
  'customers change their own name on a page of the shop': async (visitor) => {
    await visitor.becomeCustomer()
    const { status } = await visitor.post('/profile', 'username=Quincy', {
      headers: {
        ...sent,
        origin: 'http://localhost',
        referer: 'http://localhost/profile',
        'sec-fetch-site': 'same-origin',
      },
    })
    assert.equal(status, 302)
  },
  'an older browser, which tells nothing but the origin, changes it too': async (visitor) => {
    await visitor.becomeCustomer()
    const { status } = await visitor.post('/profile', 'username=Quincy', {
      headers: { ...sent, origin: 'http://localhost' },
    })
    assert.equal(status, 302)
  },
})
