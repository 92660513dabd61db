import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { orderAsVisitor } from '../orders/order-as-visitor.ts'
import { cleanName, offerKeys, offerLogs, selectDocument } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(cleanName, {
    'whoever reads a document gets the one of that name': async (visitor, clean) => {
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
    'anybody reads the legal notice': async (visitor) => {
      const { status, text } = await visitor.get('/ftp/legal.md')
      assert.equal(status, 200)
      assert.match(text, /Legal notice/)
    },
    'a confirmation that is not there is missing, not refused': async (visitor) => {
      const { status } = await visitor.get('/ftp/order_5267-0123456789abcdef.pdf')
      assert.equal(status, 404)
    },
    'other kinds of file stay in the folder': async (visitor) => {
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
    'the help desk finds out what went wrong for a customer': async (_visitor, offer) => {
      assert.equal(await offer(null, 'admin'), true)
      assert.equal(await offer('access.log.2031-04-05', 'admin'), true)
    },
  }),
]
