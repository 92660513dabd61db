import { expect, it } from 'vitest'
import { findMentions } from './mentions.ts'

const [apple, big] = [{ name: 'Apple Juice' }, { name: 'Apple Juice (1000 ml)' }]

it('replaces names of products and orders with cards, the longest name first, and removes the price after them', () => {
  expect(findMentions('We have: Apple Juice (1000 ml) (1.99¤), Apple Juice (0.99¤).', [apple, big])).toEqual([
    'We have: ',
    { product: big },
    { product: apple },
  ])
  expect(findMentions('Order 5267-829f123593e9d098 is on its way', [apple])).toEqual([
    'Order ',
    { orderId: '5267-829f123593e9d098' },
    ' is on its way',
  ])
})

it('keeps other text unchanged, also if a product has no name', () => {
  expect(findMentions('<b>nothing</b> (1.99¤)', [{ name: '' }])).toEqual(['<b>nothing</b> (1.99¤)'])
  expect(findMentions('', [apple])).toEqual([])
})
