import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/containment/testing/escape-table'
import type { Client, ClientResponse } from '@fruit/world/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { postForm } from '../../testing/form-calls.ts'
import { aMember } from '../../testing/members.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
/** In a world whose holes are all open. */
let attacker: Client
let calm: Client
beforeAll(async () => {
  testApp = await openTestApp()
  attacker = (await aMember(testApp.learner())).client
  calm = testApp.learner().client()
})
afterAll(() => testApp.close())

/** What the page of the account answers once its picture or name was set. */
async function page(fields: { readonly imageUrl?: string; readonly username?: string }): Promise<unknown> {
  const { imageUrl, username } = fields
  if (imageUrl !== undefined) await postForm(attacker, '/profile/image/url', { imageUrl })
  if (username !== undefined) await postForm(attacker, '/profile', { username })
  const { status, headers, text } = await attacker.get('/profile')
  return { status, headers, text }
}

/** No header of an answer was written by whoever asked. */
function isUnwritten(headers: ClientResponse['headers']): void {
  expect(headers).not.toHaveProperty('x-smuggled')
  expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain('smuggled')
}

/** The page is answered, with one policy and without a header that somebody wrote into it. */
function isWhole(answer: unknown): void {
  const { status, headers } = answer as ClientResponse
  expect(status).toBe(200)
  isUnwritten(headers)
  expect(typeof headers['content-security-policy']).toBe('string')
}

/** An address that the shop redirects to. */
const LISTED = 'https://github.com/juice-shop/juice-shop'

/** Texts that end a header for programs that look at it carelessly. */
const LINE_ENDS: Readonly<Record<string, string>> = {
  'a line end': '\r\n',
  'a line feed alone': '\n',
  'a carriage return alone': '\r',
  'a line end in percent signs': '%0d%0a',
  'signs whose last byte is a line end': '\u560d\u560a',
  'separators of lines and paragraphs': '\u2028\u2029',
  'a vertical tab and a form feed': '\v\f',
  'a line end of other alphabets': '\u0085',
  'half of a sign': '\ud83d',
}

/** Addresses at which something of the host is. */
const ADDRESSES: Readonly<Record<string, (canary: Canary) => string>> = {
  'the host itself': ({ host }) => `http://${host}/`,
  'the host by another name': ({ host }) => `http://${host.replace('127.0.0.1', 'localhost')}/`,
  'the host as one number': ({ host }) => `http://${host.replace('127.0.0.1', '2130706433')}/`,
  'the host in the other notation': ({ host }) => `http://${host.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/`,
  'a file of the host': ({ file }) => `file://${file}`,
  'a file, by a path that leads out': ({ file }) => `/assets/public/../../../../../../..${file}`,
  'an address with a policy behind it': ({ host }) => `http://${host}/; script-src 'unsafe-inline'`,
  'an address with somebody else in front': ({ host }) => `http://cellar.internal@${host}/`,
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
      // Whatever was kept as a picture is looked at.
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
    title: 'a name that a pattern could choke on',
    run: () => page({ username: `<${'a'.repeat(400)}${'|'.repeat(400)}` }),
    expected: isWhole,
  },
  {
    title: 'a name of nothing but beginnings of tags',
    run: () => page({ username: '<a|'.repeat(300) }),
    expected: isWhole,
  },
  {
    title: 'a comment that a pattern could choke on',
    run: () =>
      attacker.post('/api/Feedbacks', { comment: '<script>'.repeat(499), rating: 1, captchaId: 0, captcha: '0' }),
  },
  {
    title: 'a header of eight kilobytes in place of an address',
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
