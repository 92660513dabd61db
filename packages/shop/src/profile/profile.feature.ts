import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { admitForm, cleanUserName, fetchPicture, fillUserName, limitContent, showUserName } from './seams.ts'

const sent = { 'content-type': 'application/x-www-form-urlencoded' }

const PICTURE = '/assets/public/images/uploads/defaultAdmin.png'

export const features: readonly Feature[] = [
  defineFeature(admitForm, {
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
    'an older browser, which sends only the origin, changes it, too': async (visitor) => {
      await visitor.becomeCustomer()
      const { status } = await visitor.post('/profile', 'username=Quincy', {
        headers: { ...sent, origin: 'http://localhost' },
      })
      assert.equal(status, 302)
    },
  }),
  defineFeature(cleanUserName, {
    'a customer chooses a user name': async (visitor) => {
      await visitor.becomeCustomer()
      await sendForm(visitor, '/profile', { username: 'Quince Marmalade 3rd' })
      const { text } = await visitor.get('/profile')
      assert.match(text, /value="Quince Marmalade 3rd"/)
    },
  }),
  defineFeature(fetchPicture, {
    'a customer sets a picture of the shop': async (visitor) => {
      await visitor.becomeCustomer()
      const { status, headers } = await sendForm(visitor, '/profile/image/url', { imageUrl: PICTURE })
      assert.equal(status, 302)
      assert.equal(headers.location, '/profile')
      const { text } = await visitor.get('/profile')
      assert.ok(text.includes(`src="${PICTURE}"`))
    },
  }),
  defineFeature(fillUserName, {
    'an ordinary name is shown unchanged': async (visitor) => {
      await visitor.becomeCustomer()
      await sendForm(visitor, '/profile', { username: 'Quince & Co. #7' })
      const { text } = await visitor.get('/profile')
      assert.match(text, /class="user-name">[^<>]*Quince &(?:amp;)? Co\. #7</)
    },
  }),
  defineFeature(limitContent, {
    'the page of an account may show pictures of the shop and run its scripts': async (visitor) => {
      await visitor.becomeCustomer()
      const { headers } = await visitor.get('/profile')
      const policy = String(headers['content-security-policy'])
      assert.match(policy, /img-src 'self'/)
      assert.match(policy, /script-src 'self'/)
    },
  }),
  defineFeature(showUserName, {
    'customers see their name on their page': async (visitor) => {
      await visitor.becomeCustomer()
      await sendForm(visitor, '/profile', { username: 'Quince Marmalade' })
      const { status, text } = await visitor.get('/profile')
      assert.equal(status, 200)
      assert.match(text, /class="user-name">[^<>]*Quince Marmalade</)
    },
  }),
]
