import { expect, test } from 'vitest'
import { opensTokenSale } from './token-sale-path.ts'

test.each(['tokensale-ico-ea', 'the-tokensale-ico-ea-2'])('%s opens the token sale', (path) => {
  expect(opensTokenSale(path)).toBe(true)
})

test.each(['', 'tokensale', 'tokensale-ico', 'search'])('"%s" does not open the token sale', (path) => {
  expect(opensTokenSale(path)).toBe(false)
})
