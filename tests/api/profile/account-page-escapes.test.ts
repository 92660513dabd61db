import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/sandbox/testing/escape-table'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { postForm } from '../../support/form-calls.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
/** Client in a world with all vulnerabilities. */
let attacker: Client
let calm: Client
beforeAll(async () => {
  testApp = await openTestApp()
  attacker = (await createMember(testApp.learner())).client
  calm = testApp.learner().client()
})
afterAll(() => testApp.close())

/** Sets the picture or the name of the account and returns the account page. */
async function page(fields: { readonly imageUrl?: string; readonly username?: string }): Promise<unknown> {
  const { imageUrl, username } = fields
  if (imageUrl !== undefined) await postForm(attacker, '/profile/image/url', { imageUrl })
  if (username !== undefined) await postForm(attacker, '/profile', { username })
  const { status, headers, text } = await attacker.get('/profile')
  return { status, headers, text }
}

/** Expects that no response header contains injected content. */
function isUnwritten(headers: ClientResponse['headers']): void {
  expect(headers).not.toHaveProperty('x-smuggled')
  expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain('smuggled')
}

/** Expects the page with one policy and without an injected header. */
function isWhole(answer: unknown): void {
  const { status, headers } = answer as ClientResponse
  expect(status).toBe(200)
  isUnwritten(headers)
  expect(typeof headers['content-security-policy']).toBe('string')
}

/** A URL that the shop redirects to. */
const LISTED = 'https://github.com/juice-shop/juice-shop'

/** Strings that careless parsers treat as the end of a header line. */
const LINE_ENDS: Readonly<Record<string, string>> = {
  'a CRLF': '\r\n',
  'a line feed': '\n',
  'a carriage return': '\r',
  'a percent-encoded CRLF': '%0d%0a',
  'characters whose last byte is CR or LF': '\u560d\u560a',
  'separators of lines and paragraphs': '\u2028\u2029',
  'a vertical tab and a form feed': '\v\f',
  'a next line character (U+0085)': '\u0085',
  'a lone surrogate': '\ud83d',
}

/** URLs that point to the host. */
const ADDRESSES: Readonly<Record<string, (canary: Canary) => string>> = {
  'the host itself': ({ host }) => `http://${host}/`,
  'the host by another name': ({ host }) => `http://${host.replace('127.0.0.1', 'localhost')}/`,
  'the host as one number': ({ host }) => `http://${host.replace('127.0.0.1', '2130706433')}/`,
  'the host as an IPv4-mapped IPv6 address': ({ host }) => `http://${host.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/`,
  'a file of the host': ({ file }) => `file://${file}`,
  'a file by path traversal': ({ file }) => `/assets/public/../../../../../../..${file}`,
  'a URL followed by a policy directive': ({ host }) => `http://${host}/; script-src 'unsafe-inline'`,
  'a URL with another host as user name': ({ host }) => `http://cellar.internal@${host}/`,
}

const ATTEMPTS: readonly EscapeAttempt[] = [
  ...Object.entries(LINE_ENDS).map(([title, end]) => ({
    title: `${title} in the address of a picture`,
    run: () => page({ imageUrl: `https://a.png${end}x-smuggled: 1${end}set-cookie: smuggled=1${end}${end}<b>` }),
    expected: isWhole,
  })),
  ...Object.entries(LINE_ENDS).map(([title, end]) => ({
    title: `${title} in the target of a redirect`,
    run: () => {
      const to = `${LISTED}?${end}x-smuggled: 1${end}set-cookie: smuggled=1${end}${end}<b>`
      return attacker.get(`/redirect?to=${encodeURIComponent(Buffer.from(to).toString())}`)
    },
    expected: (answer: unknown) => {
      const { status, headers } = answer as ClientResponse
      expect(status).toBe(302)
      isUnwritten(headers)
      expect(headers.location).toMatch(/^[!-~]+$/)
    },
  })),
  ...Object.entries(ADDRESSES).map(([title, addressOf]) => ({
    title: `a picture from ${title}`,
    run: async (canary: Canary) => {
      const { text } = await postForm(attacker, '/profile/image/url', { imageUrl: addressOf(canary) })
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      // Reads the stored picture, if any.
      return user.profileImage.startsWith('/assets/public/images/uploads/')
        ? (await attacker.get(user.profileImage)).text
        : text
    },
  })),
  {
    title: 'a policy of four thousand directives',
    run: () => page({ imageUrl: `x${';a'.repeat(1900)}` }),
    expected: isWhole,
  },
  {
    title: 'a name that is code of the server',
    run: () => page({ username: '#{process.env.FRUIT_CANARY} {{process.env.FRUIT_CANARY}} <%= process.env %>' }),
    expected: isWhole,
  },
  {
    title: 'a name that could make a pattern slow',
    run: () => page({ username: `<${'a'.repeat(400)}${'|'.repeat(400)}` }),
    expected: isWhole,
  },
  {
    title: 'a name of repeated unfinished tags',
    run: () => page({ username: '<a|'.repeat(300) }),
    expected: isWhole,
  },
  {
    title: 'a comment that could make a pattern slow',
    run: () =>
      attacker.post('/api/Feedbacks', { comment: '<script>'.repeat(499), rating: 1, captchaId: 0, captcha: '0' }),
  },
  {
    title: 'a header of 8 kB instead of an IP address',
    run: async () => {
      const headers = { 'true-client-ip': '<script>'.repeat(1000) }
      return (await attacker.get('/rest/saveLoginIp', { headers })).text.length
    },
  },
]

testEscapes({
  power: 'the page of an account, and headers of answers',
  deadlineMs: 3000,
  attempts: ATTEMPTS,
  calm: () => calm.get('/rest/products/search?q='),
})
