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
    'customers change their own delivery address, whether they say who they are or not': async (_visitor, choose) => {
      assert.equal(await choose(23, null), 23)
      assert.equal(await choose(23, 23), 23)
    },
  }),
  defineFeature(composeInstructions, {
    'the assistant is told what it is there for': (_visitor, compose) => {
      const told = compose({ instructions: 'Help with juices and orders.', confidential: 'Nobody knows.' })
      assert.ok(told.includes('Help with juices and orders.'))
    },
  }),
  defineFeature(introduceCustomer, {
    'the bot calls a customer by the name that they gave, and goes on listening': async (visitor) => {
      await visitor.becomeCustomer()
      const named = (await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })).json()
      assert.match(named.body, /Pip/)
      const { body } = (
        await visitor.post('/rest/chatbot/respond', { action: 'query', query: 'function test command cc2f4a' })
      ).json()
      assert.equal(body, '3be2e438b7f3d04c89d7749f727bb3bd')
    },
    'a name with a blank, an accent and an apostrophe stays as it is': async (visitor) => {
      await visitor.becomeCustomer()
      const named = await visitor.post('/rest/chatbot/respond', { action: 'setname', query: 'Zoë O\u2019Pip' })
      assert.match(named.json().body, /Zoë O\u2019Pip/)
    },
  }),
  defineFeature(limitDiscount, {
    'a coupon that the policy knows takes off what it says': async (_visitor, limit) => {
      for (const percent of [1, 5, 10]) assert.equal(await limit(percent), percent)
    },
  }),
  defineFeature(mayEditNote, {
    'the administrator writes the notes': async (_visitor, mayEdit) => {
      for (const id of ['delivery', 'payment', 'returns']) assert.equal(await mayEdit('admin', id), true)
    },
  }),
  defineFeature(mayHandOutCoupon, {
    'the first wish of a month may come true': async (_visitor, implementation) => {
      assert.equal(await implementation(0), true)
    },
  }),
  defineFeature(mayUseTool, {
    'the assistant reads reviews and notes, and looks at orders before it acts': async (_visitor, mayUse) => {
      assert.equal(await mayUse('getProductReviews', ['searchProducts']), true)
      assert.equal(await mayUse('lookUpNotes', []), true)
      assert.equal(await mayUse('openComplaint', []), true)
      assert.equal(await mayUse('generateCoupon', ['getOrderById', 'openComplaint']), true)
    },
  }),
  defineFeature(showAnswer, {
    'what the assistant said reads as it is': async (_visitor, show) => {
      for (const said of ['We have: Apple Juice (1.99¤).', 'Two lines\n\nthat stay apart', 'Größe 10, प्रतिशत, 果汁'])
        assert.equal((await show(said)).replace(/<[^<>]*>/g, ''), said)
    },
  }),
  defineFeature(showToolCalls, {
    'the administrator sees what the model asks its tools for': (_visitor, shows) => {
      assert.equal(shows('admin', { show_tool_calls: 'true' }), true)
    },
    'everybody is answered': async (visitor) => {
      const { text } = await visitor.post('/rest/chat', {
        messages: [{ role: 'user', content: 'Do you have apple juice?' }],
      })
      assert.match(text, /Apple/)
    },
  }),
]
