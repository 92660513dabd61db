import { expect, it } from 'vitest'
import { senderOf } from './request-origin.ts'
import { TrustedProxies } from './trusted-proxies.ts'

const PROXY = '10.0.0.2'
const proxies = new TrustedProxies([PROXY])

it.each([
  ['curl, or the restore of a hosting tool', {}, 'none'],
  ['a page of the shop', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.test' }, 'own'],
  ['a typed address', { 'sec-fetch-site': 'none' }, 'none'],
  ['a page on another port', { 'sec-fetch-site': 'same-site', origin: 'http://shop.test:3001' }, 'sister'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, 'other'],
  ['a page of the shop that only sends an origin', { origin: 'http://shop.test:3000' }, 'own'],
  ['a page on another port that only sends an origin', { origin: 'http://shop.test:3001' }, 'sister'],
  ['a page of another site that only sends an origin', { origin: 'http://evil.test:3000' }, 'other'],
  ['a page that hides its origin', { origin: 'null' }, 'other'],
  [
    'a page that claims to be behind a proxy',
    { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': PROXY },
    'other',
  ],
])('senderOf recognizes %s', (_what, headers, sender) => {
  const request = { headers: { host: 'shop.test:3000', ...headers }, socket: { remoteAddress: '192.0.2.1' } }
  expect(senderOf(request, proxies)).toBe(sender)
})

it.each([
  ['http://shop.test', 'own'],
  ['http://inside:3000', 'other'],
  ['http://shop.test:8080', 'sister'],
])('senderOf uses the X-Forwarded-Host of a trusted proxy: %s', (origin, sender) => {
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'shop.test', origin }
  expect(senderOf({ headers, socket: { remoteAddress: PROXY } }, proxies)).toBe(sender)
})
