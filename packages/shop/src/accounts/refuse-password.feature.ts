import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { refusePassword } from './seams.ts'

export const feature = defineFeature(refusePassword, {
  'whoever likes plain words gets an account with a sentence for a password': async (visitor) => {
    const [email, password] = ['pippa@customer.test', 'plums ripen slowly in rain']
    const { status } = await visitor.post('/api/Users', { email, password, passwordRepeat: password })
    assert.equal(status, 201)
    assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
  },
  'a customer signs in with a password in another script': async (visitor) => {
    const [email, password] = ['sliva@customer.test', 'слива под дождём']
    await visitor.post('/api/Users', { email, password, passwordRepeat: password })
    assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
  },
  'a customer changes to a jumble of characters from a generator': async (visitor) => {
    const { email, password } = await visitor.becomeCustomer()
    const jumble = 'x7$Gq!m2Rt9_'
    const change = new URLSearchParams({ current: password, new: jumble, repeat: jumble })
    assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 200)
    assert.equal((await visitor.post('/rest/user/login', { email, password: jumble })).status, 200)
  },
})
