import { expect, it } from 'vitest'
import { TrustedProxies } from '../callers/trusted-proxies.ts'
import { senderOf } from './sender.ts'

const PROXY = '10.0.0.2'
const proxies = new TrustedProxies([PROXY])

it.each([
  ['curl, or the restore of a host’s tool', {}, 'none'],
  ['a page of the shop', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.test' }, 'own'],
  ['a typed address', { 'sec-fetch-site': 'none' }, 'none'],
  ['a page on another port', { 'sec-fetch-site': 'same-site', origin: 'http://shop.test:3001' }, 'sister'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, 'other'],
  ['a page of the shop, told by its origin alone', { origin: 'http://shop.test:3000' }, 'own'],
  ['a page on another port, told by its origin alone', { origin: 'http://shop.test:3001' }, 'sister'],
  ['a page of another site, told by its origin alone', { origin: 'http://evil.test:3000' }, 'other'],
  ['a page that hides its origin', { origin: 'null' }, 'other'],
  [
    'a page that claims to be behind a proxy',
    { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': PROXY },
    'other',
  ],
])('%s is told from the others', (_what, headers, sender) => {
  const request = { headers: { host: 'shop.test:3000', ...headers }, socket: { remoteAddress: '192.0.2.1' } }
  expect(senderOf(request, proxies)).toBe(sender)
})

it.each([
  ['http://shop.test', 'own'],
  ['http://inside:3000', 'other'],
  ['http://shop.test:8080', 'sister'],
])('behind a trusted proxy the host is the one that it names: %s', (origin, sender) => {
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'shop.test', origin }
  expect(senderOf({ headers, socket: { remoteAddress: PROXY } }, proxies)).toBe(sender)
})
