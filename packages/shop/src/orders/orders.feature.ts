import assert from 'node:assert/strict'
import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { defineFeature, type Feature } from '../feature.ts'
import { orderAsVisitor } from './order-as-visitor.ts'
import { acceptCampaign, checkOrderDetails, echoOrderId, findOrder, findOwnOrders } from './seams.ts'

const NOON = 12 * 60 * 60 * 1000

export const features: readonly Feature[] = [
  defineFeature(acceptCampaign, {
    'a campaign gives its discount on its day': async (_visitor, accept) => {
      for (const campaign of CAMPAIGNS)
        assert.equal(await accept({ campaign, claimedDay: campaign.validOn }, campaign.validOn + NOON), true)
    },
    'an order without a campaign has no discount': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor, { couponData: Buffer.from('null').toString('base64') })
      const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
      assert.equal(data[0].promotionalAmount, '0')
    },
  }),
  defineFeature(checkOrderDetails, {
    'customers order with their address, card and delivery method': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor)
      const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
      assert.equal(data[0].deliveryPrice, 0.99)
      assert.equal(data[0].eta, '1')
    },
  }),
  defineFeature(echoOrderId, {
    'the requested order number is shown unchanged': async (visitor) => {
      const { data } = (await visitor.get('/rest/track-order/7c1e-0a5b92d4e8f31667')).json()
      assert.equal(data[0].orderId, '7c1e-0a5b92d4e8f31667')
    },
  }),
  defineFeature(findOrder, {
    'a number that no order has finds none': async (visitor) => {
      const { status, json } = await visitor.get('/rest/track-order/0000-0123456789abcdef')
      assert.equal(status, 200)
      assert.deepEqual(json().data, [{ orderId: '0000-0123456789abcdef' }])
    },
    'a customer finds only their order by its number': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor)
      const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
      assert.equal(data.length, 1)
      // An unknown number is echoed as well, so check for a price, which only an order has.
      assert.equal(data[0].orderId, orderId)
      assert.ok(data[0].totalPrice > 0)
    },
  }),
  defineFeature(findOwnOrders, {
    'customers find their orders in the history': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor)
      const { data } = (await visitor.get('/rest/order-history')).json()
      assert.deepEqual(
        data.map((order: { orderId: string }) => order.orderId),
        [orderId],
      )
    },
    'customers find their orders in the data export': async (visitor) => {
      const { orderId } = await orderAsVisitor(visitor)
      const { userData } = (await visitor.post('/rest/user/data-export', { format: '1' })).json()
      assert.deepEqual(
        JSON.parse(userData).orders.map((order: { orderId: string }) => order.orderId),
        [orderId],
      )
    },
    'a customer without orders sees none': async (visitor) => {
      await visitor.becomeCustomer()
      assert.deepEqual((await visitor.get('/rest/order-history')).json().data, [])
    },
  }),
  defineFeature(showOrderId, {
    'an order number is shown unchanged': (_visitor, show) =>
      assert.equal(show('7c1e-0a5b92d4e8f31667').replace(/<[^<>]*>/g, ''), '7c1e-0a5b92d4e8f31667'),
  }),
]
