import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import { maxAcceptedMs, ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { worldCookie } from '@fruit/server/http/world-naming'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const KEY = 'a key for tests'
/** Timeout in wall-clock time for a response that waits without using the processor. */
const MAX_WAIT_MS = 20_000

let testApp: TestApp
/** Times of a simple request, sent before each call. */
const control = new ResponseTimes(cpuStopwatch)
beforeAll(async () => {
  testApp = await openTestApp({ naming: { kind: 'cookie', key: KEY } })
})
afterAll(() => testApp.close())

const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
const deepObject = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
const json = { 'content-type': 'application/json' }

/** Bodies sent in place of a valid one. */
const BODIES: Record<string, { body: string | Uint8Array; headers?: Record<string, string> }> = {
  nothing: { body: '', headers: json },
  'no JSON': { body: '{"email": ', headers: json },
  'null instead of an object': { body: 'null', headers: json },
  'a list instead of an object': { body: '[1,2,3]', headers: json },
  'a text instead of an object': { body: '"text"', headers: json },
  'numbers instead of texts': { body: '{"email":1,"password":{},"UserId":[],"quantity":"x"}', headers: json },
  'one megabyte': { body: JSON.stringify({ email: 'x'.repeat(1_000_000) }), headers: json },
  'a long text': { body: JSON.stringify({ email: 'x'.repeat(50_000), password: 'y' }), headers: json },
  'bytes that are no UTF-8': { body: Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d]), headers: json },
  'nine thousand fields': {
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`f${i}`, 0]))),
    headers: json,
  },
  'lists nested deeply': { body: deep, headers: json },
  'objects nested deeply': { body: deepObject, headers: json },
  'a prototype to pollute': {
    body: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}',
    headers: json,
  },
  'an unknown media type': { body: 'x', headers: { 'content-type': 'application/x-nonsense' } },
  'no media type': { body: 'x=1', headers: {} },
  'a nested form': {
    body: `a${'[b]'.repeat(1000)}=1&`.repeat(20),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'zero bytes in the text': { body: JSON.stringify({ email: 'a\0b', password: '\0' }), headers: json },
  'lone surrogates': { body: '{"email":"\\ud800","password":"\\udfff"}', headers: json },
}

const QUERIES = [
  '',
  '?q=%00',
  `?q=${'x'.repeat(10_000)}`,
  '?q[a]=1&q[b][c]=2',
  '?q=1&q=2',
  '?__proto__[x]=1',
  '?%E0%A4%A=1',
  '?q=%ED%A0%80',
]
/** The interface requires these calls to return 401 with an empty body. */
const SILENT = /^\/rest\/2fa\//
const IDS = ['0', '-1', '1e400', 'NaN', '1.5', '%00', '9007199254740993', 'x'.repeat(1500), '1%20or%201=1', '%E0%A4%A']

interface Target {
  readonly title: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Whether the call requires a token. */
  readonly guarded: boolean
}

/** Every call of the server, from its OpenAPI document. */
async function targets(): Promise<Target[]> {
  const { paths } = (await testApp.learner().client().get('/api-docs/openapi.json')).json()
  return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { security: readonly unknown[] }>).map(([method, { security }]) => ({
      title: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Target['method'],
      path,
      guarded: security.length > 0,
    })),
  )
}

/** Sends a request. The response must arrive in time and must not be an unexpected error. */
async function send(
  target: Target,
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array | undefined,
) {
  const reports = testApp.reports.length
  const what = `${target.method} ${url.slice(0, 100)}`
  const answer = new ResponseTimes(cpuStopwatch)
  const started = performance.now()
  const response = await answer.of(() =>
    testApp.app.server.inject({
      method: target.method,
      url,
      headers: { ...headers, accept: 'application/json' },
      ...(body !== undefined && { payload: Buffer.from(body) }),
    }),
  )
  expect(answer.slowest, what).toBeLessThan(maxAcceptedMs(control, 2000))
  expect(performance.now() - started, what).toBeLessThan(MAX_WAIT_MS)
  const unhandled = testApp.reports.slice(reports).filter((line) => !line.startsWith('solved '))
  expect(unhandled, what).toEqual([])
  if (response.statusCode >= 400 && !(SILENT.test(target.path) && response.statusCode === 401))
    expect(response.body.length, what).toBeGreaterThan(10)
  return response
}

describe('bad input', () => {
  it('gets an expected error in time from every call', async () => {
    const all = await targets()
    expect(all.length).toBeGreaterThan(8)
    for (const signedIn of [false, true]) {
      // One world for all: tokens are valid in one world only, and a new world for each request would take long.
      const learner = testApp.learner()
      const { token } = await createMember(learner, 'admin')
      const auth: Record<string, string> = {
        cookie: `${worldCookie(KEY, learner.id)}${signedIn ? `; token=${token}` : ''}`,
        ...(signedIn && { authorization: `Bearer ${token}` }),
      }
      const known = await testApp.app.server.inject({ url: '/api/Users', headers: auth })
      expect(known.statusCode).toBe(signedIn ? 200 : 401)
      for (const target of all.filter(({ guarded }) => guarded === signedIn)) {
        await control.of(() => testApp.app.server.inject({ url: '/rest/admin/application-version', headers: auth }))
        const path = target.path.replace('{file}', 'legal.md').replace(/\{[^}]+\}/g, '1')
        if (target.method !== 'GET' && target.method !== 'DELETE')
          for (const { body, headers } of Object.values(BODIES)) await send(target, path, { ...auth, ...headers }, body)
        for (const query of QUERIES) await send(target, path + query, auth, undefined)
        if (target.path.includes('{'))
          for (const id of IDS) await send(target, target.path.replace(/\{[^}]+\}/g, id), auth, undefined)
      }
    }
    expect(({} as Record<string, unknown>).role).toBeUndefined()
    const alive = await testApp.learner().client().get('/rest/admin/application-version')
    expect(alive.status).toBe(200)
  }, 120_000)

  it('does not count commas in a text as fields', async () => {
    const response = await testApp
      .learner()
      .client()
      .post('/rest/user/login', {
        email: `"${','.repeat(3990)}`,
        password: '\\',
      })
    expect(response.status).toBe(401)
  })

  it.each([
    ['a body that is not UTF-8', 'bytes that are no UTF-8', 400, /UTF-8/],
    ['a body that is too large', 'one megabyte', 413, /large/],
    ['a body that is nested too deeply', 'lists nested deeply', 400, /nested/],
    ['a body with too many fields', 'nine thousand fields', 400, /more than 3000/],
    ['a body that is not JSON', 'no JSON', 500, /JSON/],
    ['a wrong type', 'numbers instead of texts', 400, /email/],
  ])('gets an error that names the problem: %s', async (_title, kind, status, message) => {
    const { body, headers } = BODIES[kind]!
    const response = await testApp.app.server.inject({
      method: 'POST',
      url: '/rest/user/login',
      headers: { ...headers, accept: 'application/json' },
      payload: Buffer.from(body),
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().error.message).toMatch(message)
  })

  it.each(['authorization', 'cookie', 'accept', 'accept-encoding', 'if-none-match', 'x-forwarded-for', 'content-type'])(
    'in the header %s does no harm',
    async (header) => {
      for (const value of [
        '',
        'x'.repeat(8000),
        'Bearer a.b.c',
        'Bearer ',
        'token=%E0%A4%A; language=../../x',
        '\u00ff;;,,==',
        '"'.repeat(100),
      ]) {
        const { statusCode } = await testApp.app.server.inject({
          method: 'GET',
          url: '/rest/products/search?q=',
          headers: { [header]: value },
        })
        expect(statusCode, value).toBe(200)
      }
    },
  )
})
