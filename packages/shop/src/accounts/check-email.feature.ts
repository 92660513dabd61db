import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { checkEmail } from './seams.ts'

export const feature = defineFeature(checkEmail, {
  'an e-mail of an unusual but proper form is taken as it is': async (visitor) => {
    const password = 'ripe plums'
    for (const email of ["o'neil@customer.test", 'plum+pear@sub.customer.test', 'pêche@customer.test']) {
      const { status, json } = await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal(status, 201)
      assert.equal(json().data.email, email)
    }
  },
})
