import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { introduceCustomer } from './seams.ts'

export const feature = defineFeature(introduceCustomer, {
  'the bot calls a customer by the name that they gave, and goes on listening': async (visitor) => {
    await visitor.becomeCustomer()
    const named = (await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })).json()
    assert.match(named.body, /Pip/)
    const { body } = (
      await visitor.post('/rest/chatbot/respond', { action: 'query', query: 'function test command cc2f4a' })
    ).json()
    assert.equal(body, '3be2e438b7f3d04c89d7749f727bb3bd')
  },
  'a name with a blank, an accent and an apostrophe stays as it is': async (visitor) => {
    await visitor.becomeCustomer()
    const named = await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Zoë O\u2019Pip' })
    assert.match(named.json().body, /Zoë O\u2019Pip/)
  },
})
