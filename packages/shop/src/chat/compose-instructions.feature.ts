import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { composeInstructions } from './seams.ts'

export const feature = defineFeature(composeInstructions, {
  'the assistant is told what it is there for': (_visitor, compose) => {
    const told = compose({ instructions: 'Help with juices and orders.', confidential: 'Nobody knows.' })
    assert.ok(told.includes('Help with juices and orders.'))
  },
})
