import { describe, expect, it } from 'vitest'
import { TrustedProxies } from './trusted-proxies.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}, encrypted = false) => ({
  headers,
  socket: { remoteAddress, encrypted },
})

describe('the address of whoever asks', () => {
  const proxies = new TrustedProxies(['10.0.0.2', '192.168.0.0/16', '2001:db8:f::/48'])

  it.each([
    ['of a connection', '203.0.113.7', undefined, '203.0.113.7'],
    ['of a connection, whatever it claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['as a socket shows IPv4', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['of IPv6, by its network', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['of IPv6, written short', '2001:db8::6', undefined, '2001:db8:0:0::/64'],
    ['of the machine itself, by IPv6', '::1', undefined, '0:0:0:0::/64'],
    ['of IPv6, with a zone', 'fe80::1:2%eth0', undefined, 'fe80:0:0:0::/64'],
    ['of no address at all', undefined, '198.51.100.1', ''],
    ['behind a proxy', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['behind a proxy of IPv4 that a socket shows as IPv6', '::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
    [
      'behind a proxy, with what the client wrote before',
      '10.0.0.2',
      '1.1.1.1, 10.0.0.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['behind two proxies', '10.0.0.2', '1.1.1.1, 198.51.100.1, 192.168.7.7', '198.51.100.1'],
    ['behind nothing but proxies', '10.0.0.2', '192.168.7.7', '192.168.7.7'],
    ['behind a proxy of IPv6', '2001:db8:f::1', '2001:db8:9:9::1', '2001:db8:9:9::/64'],
    ['behind a proxy that writes ports', '10.0.0.2', '198.51.100.1:4711', '198.51.100.1'],
    ['behind a proxy that writes ports of IPv6', '10.0.0.2', '"[2001:db8:9:9::1]:4711"', '2001:db8:9:9::/64'],
    ['behind a proxy that says nothing', '10.0.0.2', undefined, '10.0.0.2'],
    ['behind a proxy that hides it', '10.0.0.2', '1.1.1.1, unknown', '10.0.0.2'],
  ])('%s', (_what, remote, forwarded, address) => {
    expect(proxies.addressOf(from(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }))).toBe(
      address,
    )
  })

  it('is one for a whole network of IPv6, and one for each address of IPv4', () => {
    const network = (last: string) => proxies.addressOf(from(`2001:db8:1:2:${last}`))
    expect(network('1:1:1:1')).toBe(network('ffff::'))
    expect(proxies.addressOf(from('203.0.113.7'))).not.toBe(proxies.addressOf(from('203.0.113.8')))
  })
})

describe('a proxy', () => {
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'juice.test', 'x-forwarded-proto': 'https' }

  it('that is trusted says under which name the browser asked, and whether by TLS', () => {
    const proxies = new TrustedProxies(['10.0.0.2'])
    expect([proxies.hostOf(from('10.0.0.2', headers)), proxies.isSecure(from('10.0.0.2', headers))]).toEqual([
      'juice.test',
      true,
    ])
  })

  it.each([
    ['another one', new TrustedProxies(['10.0.0.3'])],
    ['nobody is trusted', new TrustedProxies()],
  ])('that is not trusted is not believed: %s', (_what, proxies) => {
    const request = from('10.0.0.2', headers)
    expect([proxies.hostOf(request), proxies.isSecure(request)]).toEqual(['inside:3000', false])
  })

  it('counts by its last word, where the client had one before', () => {
    const proxies = new TrustedProxies(['10.0.0.2'])
    const request = from('10.0.0.2', {
      'x-forwarded-host': 'evil.test, juice.test',
      'x-forwarded-proto': 'https, http',
    })
    expect([proxies.hostOf(request), proxies.isSecure(request)]).toEqual(['juice.test', false])
  })
})

it('a connection by TLS is secure', () => {
  expect(new TrustedProxies().isSecure(from('203.0.113.7', {}, true))).toBe(true)
})
