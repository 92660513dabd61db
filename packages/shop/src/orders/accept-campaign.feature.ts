import assert from 'node:assert/strict'
import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import { defineFeature } from '../feature.ts'
import { orderAsVisitor } from './order-as-visitor.ts'
import { acceptCampaign } from './seams.ts'

const NOON = 12 * 60 * 60 * 1000

export const feature = defineFeature(acceptCampaign, {
  'a campaign gives its discount on its day': async (_visitor, accept) => {
    for (const campaign of CAMPAIGNS)
      assert.equal(await accept({ campaign, claimedDay: campaign.validOn }, campaign.validOn + NOON), true)
  },
  'an order without a campaign has no discount': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor, { couponData: Buffer.from('null').toString('base64') })
    const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
    assert.equal(data[0].promotionalAmount, '0')
  },
})
