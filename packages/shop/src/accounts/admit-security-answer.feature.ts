import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitSecurityAnswer } from './seams.ts'

export const feature = defineFeature(admitSecurityAnswer, {
  'whoever registers leaves an answer, and gets a new password for it later': async (visitor) => {
    const [email, password] = ['new@customer.test', 'ripe plums']
    const { data } = (await visitor.post('/api/Users', { email, password, passwordRepeat: password })).json()
    const answer = { UserId: data.id, SecurityQuestionId: 7, answer: 'Rumpelstilz' }
    assert.equal((await visitor.post('/api/SecurityAnswers', answer)).status, 201)
    const reset = { email, answer: 'Rumpelstilz', new: 'juicier', repeat: 'juicier' }
    assert.equal((await visitor.post('/rest/user/reset-password', reset)).status, 200)
    assert.equal((await visitor.post('/rest/user/login', { email, password: 'juicier' })).status, 200)
  },
})
