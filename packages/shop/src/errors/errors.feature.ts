import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { discloseError } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(discloseError, {
    'whoever sends something that does not fit is told what it was': async (visitor) => {
      const { status, text } = await visitor.get('/rest/products/search?q=a&q=b', {
        headers: { accept: 'application/json' },
      })
      assert.equal(status, 400)
      assert.match(text, /the query does not fit/)
    },
    'words that were meant for a customer reach them': (_visitor, disclose) => {
      const error = { status: 404, name: 'Refusal', meant: true, message: 'There is no such crate.' }
      assert.equal(disclose({ ...error, frames: [], properties: {} }).message, 'There is no such crate.')
    },
  }),
]
