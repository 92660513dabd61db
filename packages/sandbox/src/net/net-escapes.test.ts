import { describe, expect, test } from 'vitest'
import { type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import type { NetFailure } from './net-job.ts'
import { type HostResponse, VirtualNet } from './virtual-net.ts'

const DEADLINE_MS = 300
const net = new VirtualNet(
  [
    {
      names: ['loopback', 'orchard.internal'],
      ports: [80, 3000],
      answer: ({ method, url, headers, body }): HostResponse | Promise<HostResponse> => {
        if (url.pathname === '/to') return { status: 302, headers: { Location: url.searchParams.get('u')! }, body: '' }
        if (url.pathname === '/round') return { status: 307, headers: { location: '/round' }, body: '' }
        if (url.pathname === '/never') return new Promise(() => undefined)
        if (url.pathname === '/large') return { status: 200, body: new Uint8Array(3 * 1024 * 1024) }
        return { status: 200, body: JSON.stringify(['shop', method, url.pathname, headers, body]) }
      },
    },
    {
      names: ['169.254.169.254'],
      ports: [80],
      answer: ({ url, headers }) => ({ status: 200, body: JSON.stringify(['landlord', url.pathname, headers]) }),
    },
  ],
  { deadlineMs: DEADLINE_MS },
)

const ask = async (url: string, headers = {}) =>
  Buffer.from((await net.fetch({ method: 'GET', url, headers })).body).toString()

describe('unusual spellings of an address', () => {
  test.each([
    'http://localhost:3000/x',
    'http://LOCALHOST:3000/x',
    'http://localhost.:3000/x',
    'http://a.localhost:3000/x',
    'http://127.0.0.1:3000/x',
    'http://127.1:3000/x',
    'http://127.9.8.7:3000/x',
    'http://2130706433:3000/x',
    'http://0x7f000001:3000/x',
    'http://0x7f.1:3000/x',
    'http://017700000001:3000/x',
    'http://0177.0.0.01:3000/x',
    'http://0:3000/x',
    'http://0.0.0.0:3000/x',
    'http://[::1]:3000/x',
    'http://[::]:3000/x',
    'http://[0:0:0:0:0:0:0:1]:3000/x',
    'http://[::ffff:127.0.0.1]:3000/x',
    'http://[::ffff:7f00:1]:3000/x',
    'http://[::127.0.0.1]:3000/x',
    'http://[64:ff9b::127.0.0.1]:3000/x',
    'http://[2002:7f00:1::]:3000/x',
    'http://somebody:secret@localhost:3000/x',
    'http://169.254.169.254@localhost:3000/x',
    'http://①②⑦.⓪.⓪.①:3000/x',
    'http://127。0。0。1:3000/x',
    'http:/\\localhost:3000/x',
    'http:localhost:3000/x',
    'http://local\thost:3000/x',
    'http://%6c%6f%63alhost:3000/x',
    ' http://orchard.internal/x#@elsewhere.test',
    'http://localhost:3000\\@elsewhere.test/../x',
  ])('%s is the shop', async (url) => {
    expect(await ask(url)).toContain('"shop","GET"')
  })

  test.each([
    'http://169.254.169.254/latest',
    'http://2852039166/latest',
    'http://0xa9fea9fe/latest',
    'http://0251.0376.0251.0376/latest',
    'http://169.254.43518/latest',
    'http://[::ffff:169.254.169.254]/latest',
    'http://[::ffff:a9fe:a9fe]/latest',
    'http://localhost@169.254.169.254/latest',
    'http://169.254.169.254./latest',
    'http://localhost:3000/to?u=http://169.254.169.254/latest',
  ])('%s is the metadata service', async (url) => {
    expect(await ask(url)).toContain('["landlord","/latest"')
  })
})

test('does not forward credentials to another host', async () => {
  const headers = { Authorization: 'Bearer x', Cookie: 'token=x', 'X-Kept': '1' }
  const other = await ask('http://localhost:3000/to?u=http://169.254.169.254/', headers)
  expect(other).toContain('"x-kept":"1"')
  expect(other).not.toMatch(/Bearer|token=x/)
  expect(await ask('http://localhost:3000/to?u=/x', headers)).toMatch(/Bearer x/)
})

function attempt(
  title: string,
  url: string | ((host: string) => string),
  code: NetFailure['code'],
  more = {},
): EscapeAttempt {
  return {
    title,
    run: ({ host }) => net.fetch({ method: 'GET', url: typeof url === 'string' ? url : url(host), ...more }),
    expected: (answer) => expect((answer as NetFailure).code).toBe(code),
  }
}

testEscapes({
  power: 'the virtual net',
  deadlineMs: DEADLINE_MS,
  calm: async () => {
    // A network without sockets responds before other events.
    await new Promise(setImmediate)
    return ask('http://localhost/calm')
  },
  attempts: [
    attempt('a port of the host', (host) => `http://${host}/`, 'ECONNREFUSED'),
    attempt(
      'a port of the host, with a short address',
      (host) => `http://127.1:${host.split(':')[1]}/`,
      'ECONNREFUSED',
    ),
    attempt('a port of the host, mapped', (host) => `http://[::ffff:127.0.0.1]:${host.split(':')[1]}/`, 'ECONNREFUSED'),
    attempt('a port of the host, by a redirect', (host) => `http://localhost/to?u=http://${host}/`, 'ECONNREFUSED'),
    attempt('a port of the host, without a scheme', (host) => `http://localhost/to?u=//${host}/`, 'ECONNREFUSED'),
    attempt('encrypted', (host) => `https://${host}/`, 'ECONNREFUSED'),
    attempt('the mail server', 'http://localhost:25/', 'ECONNREFUSED'),
    attempt('the shell of the host', 'http://localhost:22/', 'ECONNREFUSED'),
    attempt('a private address', 'http://192.168.0.1/', 'ENOTFOUND'),
    attempt('another private address', 'http://10.0.0.1/', 'ENOTFOUND'),
    attempt('the host name of a container’s host', 'http://host.docker.internal/', 'ENOTFOUND'),
    attempt('a real metadata service', 'http://metadata.google.internal/computeMetadata/v1/', 'ENOTFOUND'),
    attempt('a real metadata address', 'http://100.100.100.200/latest/meta-data/', 'ENOTFOUND'),
    attempt('a name that contains an address', 'http://127.0.0.1.nip.io/', 'ENOTFOUND'),
    attempt('a name that changes its address', 'http://7f000001.a9fea9fe.rbndr.us/', 'ENOTFOUND'),
    attempt('a website', 'http://example.com/', 'ENOTFOUND'),
    attempt('a website, by a redirect', 'http://localhost/to?u=http://example.com/', 'ENOTFOUND'),
    attempt('a link-local address', 'http://[fe80::1%25eth0]/', 'EINVAL'),
    attempt('another IPv6 address', 'http://[2001:db8::1]/', 'ENOTFOUND'),
    attempt('broadcast', 'http://255.255.255.255/', 'ENOTFOUND'),
    attempt('a file', 'file:///etc/passwd', 'EPROTO'),
    attempt('a file of a host', 'file://localhost/etc/passwd', 'EPROTO'),
    attempt('a file, by a redirect', 'http://localhost/to?u=file:///etc/passwd', 'EPROTO'),
    attempt('data', 'data:text/plain,hello', 'EPROTO'),
    attempt('gopher', (host) => `gopher://${host}/_GET%20/`, 'EPROTO'),
    attempt('gopher, by a redirect', (host) => `http://localhost/to?u=gopher://${host}/_x`, 'EPROTO'),
    attempt('dict', (host) => `dict://${host}/info`, 'EPROTO'),
    attempt('ftp', (host) => `ftp://${host}/`, 'EPROTO'),
    attempt('ldap', (host) => `ldap://${host}/`, 'EPROTO'),
    attempt('jar', (host) => `jar:http://${host}/a!/b`, 'EPROTO'),
    attempt('a script', 'javascript:process.exit()', 'EPROTO'),
    attempt('a blob', 'blob:http://localhost/1', 'EPROTO'),
    attempt('a socket of the host’s files', 'unix:/var/run/docker.sock', 'EPROTO'),
    attempt('a socket, in a name', 'http://unix:/var/run/docker.sock:/info', 'ENOTFOUND'),
    attempt('a line break in the host', 'http://localhost%0d%0aX:3000/', 'EINVAL'),
    attempt('a line break in a header', 'http://localhost/', 'EINVAL', { headers: { a: 'b\r\nHost: x' } }),
    attempt('a line break in a header’s name', 'http://localhost/', 'EINVAL', { headers: { 'a\nb': 'c' } }),
    attempt('a line break in the method', 'http://localhost/', 'EINVAL', { method: 'GET / HTTP/1.1\r\nX:' }),
    attempt('no address at all', '//', 'EINVAL'),
    attempt('an address too long', `http://localhost/${'a'.repeat(10_000)}`, 'EINVAL'),
    attempt('a body too large', 'http://localhost/', 'EMSGSIZE', { method: 'POST', body: 'x'.repeat(200_000) }),
    attempt('circular redirects', 'http://localhost/round', 'ELOOP'),
    attempt('a host that never responds', 'http://localhost/never', 'ETIMEDOUT'),
    attempt('a response too large', 'http://localhost/large', 'EMSGSIZE'),
    attempt('names of every object', 'http://__proto__/constructor', 'ENOTFOUND'),
  ],
})
