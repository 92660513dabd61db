import assert from 'node:assert/strict'
import { showAnswer } from '@fruit/isomorphic/chat/seams'
import { defineFeature, type Feature } from '../feature.ts'
import {
  admitQuestion,
  approveCoupon,
  chooseCustomer,
  composeInstructions,
  introduceCustomer,
  limitDiscount,
  mayEditNote,
  mayHandOutCoupon,
  mayUseTool,
  showToolCalls,
} from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitQuestion, {
    'a customer may ask for juices, orders and delivery': (_visitor, admits) => {
      for (const said of ['Do you have apple juice?', 'Where is my order?', 'Wie lange dauert die Lieferung?'])
        assert.equal(admits(said), true)
    },
  }),
  defineFeature(approveCoupon, {
    'a customer whose order arrived damaged, and who wants neither return nor exchange, gets a coupon': async (
      _visitor,
      approve,
    ) => {
      const order = { arrivedDamaged: true, returnDeclined: true, exchangeDeclined: true, couponGiven: false }
      assert.equal(await approve([order]), true)
      assert.equal(await approve([{ ...order, arrivedDamaged: false }, order]), true)
    },
  }),
  defineFeature(chooseCustomer, {
    'customers change their own delivery address, with or without their customer number': async (_visitor, choose) => {
      assert.equal(await choose(23, null), 23)
      assert.equal(await choose(23, 23), 23)
    },
  }),
  defineFeature(composeInstructions, {
    'the assistant gets its instructions': (_visitor, compose) => {
      const told = compose({ instructions: 'Help with juices and orders.', confidential: 'Nobody knows.' })
      assert.ok(told.includes('Help with juices and orders.'))
    },
  }),
  defineFeature(introduceCustomer, {
    "the bot uses the customer's name and answers further messages": async (visitor) => {
      await visitor.becomeCustomer()
      const named = (await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })).json()
      assert.match(named.body, /Pip/)
      const { body } = (
        await visitor.post('/rest/chatbot/respond', { action: 'query', query: 'function test command cc2f4a' })
      ).json()
      assert.equal(body, '3be2e438b7f3d04c89d7749f727bb3bd')
    },
    'a name with a space, an accent and an apostrophe is stored unchanged': async (visitor) => {
      await visitor.becomeCustomer()
      const named = await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Zoë O\u2019Pip' })
      assert.match(named.json().body, /Zoë O\u2019Pip/)
    },
  }),
  defineFeature(limitDiscount, {
    'a coupon of the policy gives its discount': async (_visitor, limit) => {
      for (const percent of [1, 5, 10]) assert.equal(await limit(percent), percent)
    },
  }),
  defineFeature(mayEditNote, {
    'the administrator writes the notes': async (_visitor, mayEdit) => {
      for (const id of ['delivery', 'payment', 'returns']) assert.equal(await mayEdit('admin', id), true)
    },
  }),
  defineFeature(mayHandOutCoupon, {
    'the first coupon request of a month can succeed': async (_visitor, implementation) => {
      assert.equal(await implementation(0), true)
    },
  }),
  defineFeature(mayUseTool, {
    'the assistant reads reviews and notes, and checks orders before it acts': async (_visitor, mayUse) => {
      assert.equal(await mayUse('getProductReviews', ['searchProducts']), true)
      assert.equal(await mayUse('lookUpNotes', []), true)
      assert.equal(await mayUse('openComplaint', []), true)
      assert.equal(await mayUse('generateCoupon', ['getOrderById', 'openComplaint']), true)
    },
  }),
  defineFeature(showAnswer, {
    "the assistant's answer is shown unchanged": async (_visitor, show) => {
      for (const said of ['We have: Apple Juice (1.99¤).', 'Two lines\n\nthat stay apart', 'Größe 10, प्रतिशत, 果汁'])
        assert.equal((await show(said)).replace(/<[^<>]*>/g, ''), said)
    },
  }),
  defineFeature(showToolCalls, {
    "the administrator sees the model's tool calls": (_visitor, shows) => {
      assert.equal(shows('admin', { show_tool_calls: 'true' }), true)
    },
    'every customer gets an answer': async (visitor) => {
      const { text } = await visitor.post('/rest/chat', {
        messages: [{ role: 'user', content: 'Do you have apple juice?' }],
      })
      assert.match(text, /Apple/)
    },
  }),
]
