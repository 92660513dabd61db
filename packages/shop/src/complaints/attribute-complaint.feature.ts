import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { attributeComplaint } from './seams.ts'

export const feature = defineFeature(attributeComplaint, {
  'customers complain in their own name': async (visitor) => {
    await visitor.becomeCustomer()
    const { id } = (await visitor.get('/rest/user/whoami')).json().user
    const sent = await visitor.post('/api/Complaints', { UserId: id, message: 'The bottle came without its bottom.' })
    assert.equal(sent.status, 201)
    assert.equal(sent.json().data.UserId, id)
  },
})
