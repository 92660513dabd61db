import { expect, it } from 'vitest'
import { screenAfterLogin } from './screen-after-login.ts'

it.each([
  ['', '/search'],
  ['?redirectUrl=', '/search'],
  ['?redirectUrl=basket', '/basket'],
  ['?redirectUrl=/payment/shop', '/payment/shop'],
  ['?redirectUrl=%23%2Fsearch%3Fq%3Dplum', '/search?q=plum'],
  ['?redirectUrl=//elsewhere.example/basket', '/elsewhere.example/basket'],
  ['?redirectUrl=%5C%5Celsewhere.example', '/elsewhere.example'],
  ['?redirectUrl=https://elsewhere.example', '/https://elsewhere.example'],
  ['?redirectUrl=javascript:alert(1)', '/javascript:alert(1)'],
])('leads from a login at /login%s to the screen %s', (search, screen) => {
  expect(screenAfterLogin(search)).toBe(screen)
})
