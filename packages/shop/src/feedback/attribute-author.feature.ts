import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendFeedbackAsVisitor } from './say.ts'
import { attributeAuthor } from './seams.ts'

export const feature = defineFeature(attributeAuthor, {
  'feedback of a customer bears their number': async (visitor) => {
    await visitor.becomeCustomer()
    const { id } = (await visitor.get('/rest/user/whoami')).json().user
    const { data } = (await sendFeedbackAsVisitor(visitor, { UserId: id })).json()
    assert.equal(data.UserId, id)
  },
  'feedback of a visitor is anonymous': async (visitor) => {
    const { data } = (await sendFeedbackAsVisitor(visitor)).json()
    assert.equal(data.UserId, null)
  },
})
