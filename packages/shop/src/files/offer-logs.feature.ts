import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { offerLogs } from './seams.ts'

export const feature = defineFeature(offerLogs, {
  'the help desk finds out what went wrong for a customer': async (_visitor, offer) => {
    assert.equal(await offer(null, 'admin'), true)
    assert.equal(await offer('access.log.2031-04-05', 'admin'), true)
  },
})
