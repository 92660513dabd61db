import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitFeedbackRemoval } from './seams.ts'

export const feature = defineFeature(admitFeedbackRemoval, {
  'administrators take feedback away': (_visitor, admit) => {
    assert.equal(admit({ accountId: 99, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), true)
  },
})
