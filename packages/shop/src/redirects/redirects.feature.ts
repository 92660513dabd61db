import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { admitTarget, listTargets } from './seams.ts'

/** Targets that pages of the shop link to. */
const BOOK = 'http://leanpub.com/juice-shop'
const SHIRTS = 'http://shop.spreadshirt.com/juiceshop'

const SOURCES = 'https://github.com/juice-shop/juice-shop'

export const features: readonly Feature[] = [
  defineFeature(admitTarget, {
    'visitors are redirected to pages that the shop links to': async (visitor) => {
      for (const page of [BOOK, SHIRTS]) {
        const { status, headers } = await visitor.get(`/redirect?to=${encodeURIComponent(page)}`)
        assert.equal(status, 302)
        assert.equal(headers.location, page)
      }
    },
    'visitors are not redirected to other pages': async (visitor) => {
      assert.equal((await visitor.get('/redirect?to=https://elsewhere.test/')).status, 406)
    },
  }),
  defineFeature(listTargets, {
    'visitors are redirected to the linked source code': async (visitor) => {
      const { status, headers } = await visitor.get(`/redirect?to=${SOURCES}`)
      assert.equal(status, 302)
      assert.equal(headers.location, SOURCES)
    },
  }),
]
