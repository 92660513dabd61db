import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectVisibleComplaints } from './seams.ts'

export const feature = defineFeature(selectVisibleComplaints, {
  'customers see what they complained about': async (visitor) => {
    await visitor.becomeCustomer()
    const { id } = (await visitor.get('/rest/user/whoami')).json().user
    await visitor.post('/api/Complaints', { UserId: id, message: 'Three bottles short of four.' })
    const { data } = (await visitor.get('/api/Complaints')).json()
    assert.ok(data.some(({ message }: { message: string }) => message === 'Three bottles short of four.'))
  },
})
