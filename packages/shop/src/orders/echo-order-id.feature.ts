import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { echoOrderId } from './seams.ts'

export const feature = defineFeature(echoOrderId, {
  'the number that was asked for is shown as it was typed': async (visitor) => {
    const { data } = (await visitor.get('/rest/track-order/7c1e-0a5b92d4e8f31667')).json()
    assert.equal(data[0].orderId, '7c1e-0a5b92d4e8f31667')
  },
})
