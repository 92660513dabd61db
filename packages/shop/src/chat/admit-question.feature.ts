import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitQuestion } from './seams.ts'

export const feature = defineFeature(admitQuestion, {
  'a customer may ask for juices, orders and delivery': (_visitor, admits) => {
    for (const said of ['Do you have apple juice?', 'Where is my order?', 'Wie lange dauert die Lieferung?'])
      assert.equal(admits(said), true)
  },
})
