import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { discloseError } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(discloseError, {
    'the response to wrong data names it': async (visitor) => {
      const { status, text } = await visitor.get('/rest/products/search?q=a&q=b', {
        headers: { accept: 'application/json' },
      })
      assert.equal(status, 400)
      assert.match(text, /the query does not fit/)
    },
    'a message for a customer is shown': (_visitor, disclose) => {
      const error = { status: 404, name: 'Refusal', meant: true, message: 'There is no such crate.' }
      assert.equal(disclose({ ...error, frames: [], properties: {} }).message, 'There is no such crate.')
    },
  }),
]
