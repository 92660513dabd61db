import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { admitGuess, tellVisitorsApart } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitGuess, {
    'a customer can log in after a few wrong passwords': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const signIn = (typed: string) => visitor.post('/rest/user/login', { email, password: typed })
      for (const typed of ['a rip password', 'a ripe passwort', 'a ripe  password'])
        assert.equal((await signIn(typed)).status, 401)
      assert.equal((await signIn(password)).status, 200)
    },
  }),
  defineFeature(tellVisitorsApart, {
    'requests of one visitor count together, and those of another address separately': (_visitor, tell) => {
      assert.equal(tell('10.0.0.1', {}), tell('10.0.0.1', {}))
      assert.notEqual(tell('10.0.0.1', {}), tell('10.0.0.2', {}))
    },
  }),
]
