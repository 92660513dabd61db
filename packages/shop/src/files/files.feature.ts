import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { orderAsVisitor } from '../orders/order-as-visitor.ts'
import { cleanName, offerKeys, offerLogs, selectDocument } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(cleanName, {
    'a visitor gets the document with the requested name': async (visitor, clean) => {
      assert.equal(await clean('legal.md'), 'legal.md')
      assert.match((await visitor.get('/ftp/legal.md')).text, /Legal notice/)
    },
    'a customer gets the confirmation of an order': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor)
      const { status, text } = await visitor.get(`/ftp/order_${orderId}.pdf`)
      assert.equal(status, 200)
      assert.match(text, /^%PDF-/)
    },
  }),
  defineFeature(selectDocument, {
    'every visitor reads the legal notice': async (visitor) => {
      const { status, text } = await visitor.get('/ftp/legal.md')
      assert.equal(status, 200)
      assert.match(text, /Legal notice/)
    },
    'a missing confirmation gets 404, not 403': async (visitor) => {
      const { status } = await visitor.get('/ftp/order_5267-0123456789abcdef.pdf')
      assert.equal(status, 404)
    },
    'files of other types cannot be downloaded': async (visitor) => {
      const { status } = await visitor.get('/ftp/encrypt.pyc')
      assert.equal(status, 403)
    },
  }),
  defineFeature(offerKeys, {
    'partners of the shop get the key that checks its tokens': async (visitor) => {
      const { status, text } = await visitor.get('/encryptionkeys/jwt.pub')
      assert.equal(status, 200)
      assert.match(text, /^-----BEGIN RSA PUBLIC KEY-----/)
    },
  }),
  defineFeature(offerLogs, {
    "the help desk finds a customer's error in the log": async (_visitor, offer) => {
      assert.equal(await offer(null, 'admin'), true)
      assert.equal(await offer('access.log.2031-04-05', 'admin'), true)
    },
  }),
]
