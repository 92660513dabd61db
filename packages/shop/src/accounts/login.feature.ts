import assert from 'node:assert/strict'
import { prefillLogin, showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { defineFeature, type Feature } from '../feature.ts'
import {
  admitCallback,
  admitPasswordLogin,
  admitTokenAlgorithm,
  findByCredentials,
  readLoginAddress,
  requireCredentials,
  selectVisitorFields,
} from './seams.ts'

/** The text of HTML without its tags, for HTML whose elements only change the look. */
const textOf = (html: string) =>
  html.replace(/<[^<>]*>/g, '').replace(/&#(\d+);/g, (_entity, sign) => String.fromCodePoint(Number(sign)))

export const features: readonly Feature[] = [
  defineFeature(admitCallback, {
    'a client that asks for no script gets none': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const answer = await visitor.get('/rest/user/whoami')
      assert.match(String(answer.headers['content-type']), /json/)
      assert.equal(answer.json().user.email, email)
    },
  }),
  defineFeature(admitPasswordLogin, {
    'a customer with a password of their own needs nothing else': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const { status } = await visitor.post('/rest/user/login', { email, password })
      assert.equal(status, 200)
    },
    'a customer of an outside provider is admitted on the provider’s word': async (_visitor, admit) => {
      const [email, password] = ['ada@graftmail.test', 'dHNldC5saWFtdGZhcmdAYWRh']
      assert.equal(await admit({ email, password, made: true, vouched: true }), true)
    },
    'an account without an e-mail is let in with its password': async (_visitor, admit) => {
      assert.equal(await admit({ email: null, password: 'a ripe password', made: false, vouched: false }), true)
    },
  }),
  defineFeature(admitTokenAlgorithm, {
    'the shop recognizes a customer by its token': async (visitor) => {
      const { email, basketId } = await visitor.becomeCustomer()
      assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
      assert.equal((await visitor.get(`/rest/basket/${basketId}`)).status, 200)
    },
    'a changed token of the shop is rejected': async (visitor) => {
      const { token, basketId } = await visitor.becomeCustomer()
      const [head, , signature] = token.split('.')
      const body = Buffer.from(JSON.stringify({ data: { id: 1 } })).toString('base64url')
      const headers = { authorization: `Bearer ${head}.${body}.${signature}` }
      assert.equal((await visitor.get(`/rest/basket/${basketId}`, { headers })).status, 401)
    },
  }),
  defineFeature(findByCredentials, {
    'a customer logs in with the right password': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const me = await visitor.get('/rest/user/whoami')
      assert.equal(me.json().user.email, email)
    },
    'a login with a wrong password is rejected': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const { status } = await visitor.post('/rest/user/login', { email, password: 'a rotten password' })
      assert.equal(status, 401)
    },
    'a login with an unknown e-mail is rejected': async (visitor) => {
      const { status } = await visitor.post('/rest/user/login', { email: 'nobody@nowhere.test', password: 'x' })
      assert.equal(status, 401)
    },
  }),
  defineFeature(prefillLogin, {
    'the login form is empty at first': (_visitor, prefill) => {
      for (const query of ['', '?redirectUrl=basket', '?q=test']) assert.equal(prefill(query, 'fruit.test'), null)
    },
  }),
  defineFeature(readLoginAddress, {
    'the address of a customer is stored when they log out': async (visitor) => {
      await visitor.becomeCustomer()
      assert.equal((await visitor.get('/rest/saveLoginIp')).json().lastLoginIp, '127.0.0.1')
      assert.equal((await visitor.get('/rest/user/whoami')).json().user.lastLoginIp, '127.0.0.1')
    },
  }),
  defineFeature(requireCredentials, {
    'a visitor registers with e-mail and password': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
    },
  }),
  defineFeature(selectVisitorFields, {
    'a customer sees their own account': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const { user } = (await visitor.get('/rest/user/whoami')).json()
      assert.equal(user.email, email)
      assert.deepEqual(Object.keys(user).sort(), ['email', 'id', 'lastLoginIp', 'profileImage'])
    },
    'a client gets only the field that it requests': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      assert.deepEqual((await visitor.get('/rest/user/whoami?fields=email')).json().user, { email })
    },
  }),
  defineFeature(showLoginAddress, {
    'an address is shown unchanged': async (_visitor, show) => {
      for (const address of ['0.0.0.0', '192.168.1.17', '2001:db8::7'])
        assert.equal(textOf(await show(address)), address)
    },
  }),
]
