import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitGuess } from './seams.ts'

export const feature = defineFeature(admitGuess, {
  'a customer who mistypes the password a few times gets in': async (visitor) => {
    const { email, password } = await visitor.becomeCustomer()
    const signIn = (typed: string) => visitor.post('/rest/user/login', { email, password: typed })
    for (const typed of ['a rip password', 'a ripe passwort', 'a ripe  password'])
      assert.equal((await signIn(typed)).status, 401)
    assert.equal((await signIn(password)).status, 200)
  },
})
