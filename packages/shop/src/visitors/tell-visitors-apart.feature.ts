import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { tellVisitorsApart } from './seams.ts'

export const feature = defineFeature(tellVisitorsApart, {
  'the same visitor counts as the same, and one from elsewhere as another': (_visitor, tell) => {
    assert.equal(tell('10.0.0.1', {}), tell('10.0.0.1', {}))
    assert.notEqual(tell('10.0.0.1', {}), tell('10.0.0.2', {}))
  },
})
