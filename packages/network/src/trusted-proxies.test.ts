import { describe, expect, it } from 'vitest'
import { TrustedProxies } from './trusted-proxies.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}, encrypted = false) => ({
  headers,
  socket: { remoteAddress, encrypted },
})

describe('TrustedProxies.addressOf', () => {
  const proxies = new TrustedProxies(['10.0.0.2', '192.168.0.0/16', '2001:db8:f::/48'])

  it.each([
    ['uses the address of the connection', '203.0.113.7', undefined, '203.0.113.7'],
    ['ignores X-Forwarded-For of an untrusted client', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['unwraps an IPv4-mapped IPv6 address', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['reduces IPv6 to its /64 network', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['expands a short IPv6 address', '2001:db8::6', undefined, '2001:db8:0:0::/64'],
    ['handles the IPv6 loopback address', '::1', undefined, '0:0:0:0::/64'],
    ['removes an IPv6 zone', 'fe80::1:2%eth0', undefined, 'fe80:0:0:0::/64'],
    ['returns an empty address for a connection without one', undefined, '198.51.100.1', ''],
    ['reads X-Forwarded-For of a trusted proxy', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['recognizes a proxy by its IPv4-mapped IPv6 address', '::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
    [
      'ignores entries that the client wrote before the proxy',
      '10.0.0.2',
      '1.1.1.1, 10.0.0.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['skips a second trusted proxy', '10.0.0.2', '1.1.1.1, 198.51.100.1, 192.168.7.7', '198.51.100.1'],
    ['uses the first entry if all entries are trusted proxies', '10.0.0.2', '192.168.7.7', '192.168.7.7'],
    ['recognizes a proxy by its IPv6 network', '2001:db8:f::1', '2001:db8:9:9::1', '2001:db8:9:9::/64'],
    ['removes a port after IPv4', '10.0.0.2', '198.51.100.1:4711', '198.51.100.1'],
    ['removes a port after IPv6', '10.0.0.2', '"[2001:db8:9:9::1]:4711"', '2001:db8:9:9::/64'],
    ['uses the proxy without X-Forwarded-For', '10.0.0.2', undefined, '10.0.0.2'],
    ['uses the proxy if the last entry is no address', '10.0.0.2', '1.1.1.1, unknown', '10.0.0.2'],
  ])('%s', (_what, remote, forwarded, address) => {
    expect(proxies.addressOf(from(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }))).toBe(
      address,
    )
  })

  it('is equal within an IPv6 /64 network, and different for each IPv4 address', () => {
    const network = (last: string) => proxies.addressOf(from(`2001:db8:1:2:${last}`))
    expect(network('1:1:1:1')).toBe(network('ffff::'))
    expect(proxies.addressOf(from('203.0.113.7'))).not.toBe(proxies.addressOf(from('203.0.113.8')))
  })
})

describe('X-Forwarded-Host and X-Forwarded-Proto', () => {
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'juice.test', 'x-forwarded-proto': 'https' }

  it('are used from a trusted proxy', () => {
    const proxies = new TrustedProxies(['10.0.0.2'])
    expect([proxies.hostOf(from('10.0.0.2', headers)), proxies.isSecure(from('10.0.0.2', headers))]).toEqual([
      'juice.test',
      true,
    ])
  })

  it.each([
    ['another proxy is trusted', new TrustedProxies(['10.0.0.3'])],
    ['no proxy is trusted', new TrustedProxies()],
  ])('are ignored from an untrusted proxy: %s', (_what, proxies) => {
    const request = from('10.0.0.2', headers)
    expect([proxies.hostOf(request), proxies.isSecure(request)]).toEqual(['inside:3000', false])
  })

  it('count by their last value, which the proxy added', () => {
    const proxies = new TrustedProxies(['10.0.0.2'])
    const request = from('10.0.0.2', {
      'x-forwarded-host': 'evil.test, juice.test',
      'x-forwarded-proto': 'https, http',
    })
    expect([proxies.hostOf(request), proxies.isSecure(request)]).toEqual(['juice.test', false])
  })
})

it('TrustedProxies.isSecure is true for a TLS connection', () => {
  expect(new TrustedProxies().isSecure(from('203.0.113.7', {}, true))).toBe(true)
})
