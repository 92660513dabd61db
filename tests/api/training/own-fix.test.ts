import { readCatalogue } from '@fruit/catalogue/catalogue'
import * as calls from '@fruit/contracts/calls/coding'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const { entries } = readCatalogue()
const entryOf = (key: string) => entries.find(({ challenge }) => challenge.key === key)!
const training = (key: string) => `/rest/training/coding/${key}`
const LOGIN = 'loginAdminChallenge'

let testApp: TestApp
beforeAll(async () => {
  // The time limits do not depend on the machine's load.
  testApp = await openTestApp({ judgingTimeoutMs: 600_000 })
})
afterAll(() => testApp.close())

async function createSolver(key: string) {
  const learner = testApp.learner()
  const client = learner.client()
  await (await entryOf(key).loadProof()).exploit(client)
  return { learner, client }
}

async function judge(client: Client, key: string, code: string) {
  const answer = await client.post(`${training(key)}/own`, { code })
  expectMatchesContract(calls.judgeOwnFix, answer)
  return answer.json()
}

/** A login function with this body. */
const login = (body: string) => `export function findByCredentials(email: string, passwordHash: string) {\n${body}\n}`
const HONEST =
  "return { sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL', parameters: [email, passwordHash] }"

const options = entries
  .filter(({ challenge }) => challenge.codingChallenge && challenge.weakness?.ownFix)
  .flatMap(({ challenge }) =>
    Object.entries(challenge.weakness!.fixes).map(([name, { outcome }]) => [challenge.key, name, outcome] as const),
  )

describe('an own fix', () => {
  it('is offered by the three pilots and other coding challenges', () => {
    expect(options.map(([key]) => key)).toEqual(
      expect.arrayContaining([LOGIN, 'localXssChallenge', 'directoryListingChallenge']),
    )
  })

  it.each(options)('for %s, written like %s, gets its outcome as verdict: it %s', async (key, name, outcome) => {
    const { client } = await createSolver(key)
    const { weakness } = entryOf(key).challenge
    const source = await entryOf(key).sources[weakness!.source.replace('flaw', `fix-${name}`)]!()
    const verdict = await judge(client, key, source)
    // The catalogue's fix may change another seam than the player's fix does.
    const isTheirs = Object.keys(weakness!.ownFix!).every((own) => source.includes(`function ${own}(`))
    expect(verdict, verdict.details).toMatchObject({ kind: isTheirs ? outcome : 'does-not-compile' })
    if (outcome !== 'holds') expect(verdict.details).not.toBe('')
  })

  it('is removed by a reset of the progress and restored and applied by the undo', async () => {
    const { client } = await createSolver(LOGIN)
    expect(await judge(client, LOGIN, login(HONEST))).toMatchObject({ kind: 'holds' })
    await client.post(`${training(LOGIN)}/apply`, { fix: 'own' })
    const attack = async () =>
      (await client.post('/rest/user/login', { email: "admin@fruit.test'--", password: 'y' })).status
    const stands = async () => (await client.get(training(LOGIN))).json()
    expect(await attack()).toBe(401)
    const before = await stands()
    await client.post('/rest/training/reset', { what: 'progress' })
    expect(await attack()).toBe(200)
    expect(await stands()).toMatchObject({ running: { kind: 'flaw' } })
    expect((await stands()).own).not.toEqual(before.own)
    await client.post('/rest/training/undo')
    expect(await attack()).toBe(401)
    expect(await stands()).toEqual(before)
  })

  it('counts like the right choice once the lines are found, and survives a restart', async () => {
    const { client, learner } = await createSolver(LOGIN)
    const row = async () =>
      (await learner.client().get(`/api/Challenges?key=${LOGIN}`)).json().data[0].codingChallengeStatus
    const page = async () => (await learner.client().get(`/rest/training/challenges/${LOGIN}`)).json()
    expect((await page()).ownFixHeldAt).toBeNull()
    await judge(client, LOGIN, login(HONEST))
    expect(await row()).toBe(0)
    testApp.app.backend.registry.close(learner.id)
    const { ownFixHeldAt } = await page()
    expect(Date.parse(ownFixHeldAt)).not.toBeNaN()
    const found = await learner.client().post('/snippets/verdict', { key: LOGIN, selectedLines: [6] })
    expect(found.json()).toEqual({ verdict: true })
    expect(await row()).toBe(2)
    testApp.app.backend.registry.close(learner.id)
    expect(await row()).toBe(2)
    await client.post('/rest/training/reset', { what: 'challenge', key: LOGIN })
    expect(await row()).toBe(0)
    expect((await page()).ownFixHeldAt).toBeNull()
  })

  it('counts at once when the lines were found before; a wrong one does not count', async () => {
    const { client } = await createSolver(LOGIN)
    await client.post('/snippets/verdict', { key: LOGIN, selectedLines: [6] })
    const status = async () => (await client.get(training(LOGIN))).json().status
    await judge(client, LOGIN, (await client.get(training(LOGIN))).json().own.start)
    expect(await status()).toBe(1)
    await judge(client, LOGIN, login(HONEST))
    expect(await status()).toBe(2)
  })

  it('leaks while it is the unchanged flaw, and the verdict shows the working request', async () => {
    const { client, learner } = await createSolver(LOGIN)
    const { start } = (await client.get(training(LOGIN))).json().own
    const solved = await learner.solved()
    const verdict = await judge(client, LOGIN, start)
    expect(verdict).toMatchObject({ kind: 'leaks', transcript: [{ request: { url: '/rest/user/login' } }] })
    expect(await learner.solved()).toEqual(solved)
  })

  it('can be applied when it holds, survives a restart, and is removed by the flaw', async () => {
    const { client, learner } = await createSolver(LOGIN)
    const { email, password } = await client.becomeCustomer()
    expect(await judge(client, LOGIN, login(HONEST))).toMatchObject({ kind: 'holds' })
    const applied = await client.post(`${training(LOGIN)}/apply`, { fix: 'own' })
    expect(applied.json()).toMatchObject({ running: { kind: 'own' }, own: { held: login(HONEST) } })
    testApp.app.backend.registry.close(learner.id)
    const attack = () => learner.client().post('/rest/user/login', { email: "' or 1=1--", password: 'x' })
    expect((await attack()).status).toBe(401)
    expect((await learner.client().post('/rest/user/login', { email, password })).status).toBe(200)
    expect((await client.post(`${training(LOGIN)}/replay`)).json().works).toBe(false)
    await client.post(`${training(LOGIN)}/apply`, { fix: 'flaw' })
    expect((await attack()).status).toBe(200)
  })

  it('of a browser function is served to pages of this world only', async () => {
    const key = 'localXssChallenge'
    const { client } = await createSolver(key)
    const source = await entryOf(key).sources['client/fix-escape-every-sign.ts']!()
    expect((await client.get(`${training(key)}/own.js`)).status).toBe(404)
    expect(await judge(client, key, source)).toMatchObject({ kind: 'holds' })
    await client.post(`${training(key)}/apply`, { fix: 'own' })
    const module = await client.get(`${training(key)}/own.js`)
    expect(module.headers['content-type']).toMatch(/^text\/javascript/)
    expect(module.text).toContain('export function showSearchTerm(term) {')
    expect(
      (
        await testApp
          .learner()
          .client()
          .get(`${training(key)}/own.js`)
      ).status,
    ).toBe(404)
    await client.post(`${training(key)}/apply`, { fix: 'flaw' })
    expect((await client.get(`${training(key)}/own.js`)).status).toBe(404)
  })

  it('that exceeds the limits in use is deactivated but kept, and the player is notified', async () => {
    const { client, learner } = await createSolver(LOGIN)
    const slow = login(`if (email.startsWith('slow')) for (;;);\n${HONEST}`)
    expect(await judge(client, LOGIN, slow)).toMatchObject({ kind: 'holds' })
    await client.post(`${training(LOGIN)}/apply`, { fix: 'own' })
    const signIn = (email: string) => learner.client().post('/rest/user/login', { email, password: 'x' })
    expect((await signIn('quick@fruit.test')).status).toBe(401)
    const tried = await Promise.all(Array.from({ length: 4 }, () => signIn('slow@fruit.test')))
    const statuses = tried.map(({ status }) => status)
    // The second call may have started when the first one ends; later ones are not made.
    expect([statuses[0], ...statuses.slice(2)]).toEqual([500, 503, 503])
    const state = (await client.get(training(LOGIN))).json()
    expect(state).toMatchObject({ running: { kind: 'flaw' }, own: { held: slow } })
    expect(state.notice).toContain('taken out')
    expect((await signIn("' or 1=1--")).status).toBe(200)
    await client.post(`${training(LOGIN)}/apply`, { fix: 'own' })
    expect((await signIn("' or 1=1--")).status).toBe(401)
    expect((await client.get(training(LOGIN))).json()).toMatchObject({ running: { kind: 'own' }, notice: null })
  })

  it('leaves no scratch world open', async () => {
    expect(testApp.app.backend.registry.openWorlds.filter((id) => id.startsWith('scratch-'))).toEqual([])
  })
})

const deep = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`

/** Attempts of a module, with the kinds of verdict that its author may get. */
const escapes: readonly (readonly [title: string, code: string, kinds: string])[] = [
  ['an endless loop in the function', login('for (;;);'), 'too-slow'],
  ['an endless loop at its top', `for (;;);\n${login(HONEST)}`, 'too-slow'],
  ['an endless loop for attackers only', login(`if (email.includes("'")) for (;;);\n${HONEST}`), 'too-slow'],
  ['all memory', login("const all: string[] = []; for (;;) all.push('x'.repeat(1e6))"), 'too-large|too-slow'],
  ['a deep recursion', login('return findByCredentials(email, passwordHash)'), 'too-large|too-slow'],
  ['a huge answer', login("return { sql: 'x'.repeat(5e6), parameters: [] }"), 'too-large'],
  ['a pattern that takes for ever', login(`/^(a+)+$/.test('a'.repeat(40) + 'b');\n${HONEST}`), 'too-slow'],
  [
    'an import',
    `import { readFileSync } from 'node:fs'\n${login("return readFileSync('/etc/passwd')")}`,
    'not-allowed',
  ],
  ['an import of a file', `import './flaw.ts'\n${login(HONEST)}`, 'not-allowed'],
  ['an import at run time', login("return import('node:fs')"), 'not-allowed|fails'],
  [
    'an import at run time, waited for',
    `const fs = await import('node:child_process')\n${login(HONEST)}`,
    'not-allowed|fails',
  ],
  ['require', login("return require('node:fs').readFileSync('/etc/passwd')"), 'fails'],
  ['the process', login('process.exit(1)'), 'fails'],
  ['timers', login(`setTimeout(() => {}, 0)\n${HONEST}`), 'fails'],
  ['the network', login("return fetch('http://127.0.0.1')"), 'fails'],
  ['eval', login("return eval('process')"), 'fails'],
  ['Function', login("return new Function('return process')()"), 'fails'],
  ['a chain of constructors', login("return findByCredentials.constructor('return process')()"), 'fails'],
  [
    'a chain of constructors from an argument',
    login("return email.constructor.constructor('return globalThis.process')()"),
    'fails',
  ],
  [
    'prototype pollution',
    login("(Object.prototype as any).isAdmin = true; (Object.prototype as any).sql = 'x'; return {}"),
    'fails|holds',
  ],
  ['a key named __proto__', login(`return JSON.parse('{"__proto__": {"sql": "x"}, "sql": 1}')`), 'fails'],
  [
    'replaced JSON functions',
    login('JSON.stringify = () => \'{"sql": process.env}\' as any; return { sql: 1 }'),
    'fails',
  ],
  [
    'replaced pattern functions',
    login(`RegExp.prototype.test = () => true; String.prototype.replace = () => 'x';\n${HONEST}`),
    'holds',
  ],
  [
    'an async function that never ends',
    `export async function findByCredentials() { await new Promise(() => {}) }`,
    'fails',
  ],
  [
    'endlessly chained promises',
    login('const on = (): any => Promise.resolve().then(on); return on()'),
    'too-slow|too-large',
  ],
  ['a generator', 'export function* findByCredentials() { for (;;) yield 1 }', 'fails'],
  ['a thenable', login('return { then(done: any) { for (;;) done(1) } }'), 'too-slow|fails'],
  ['a getter that does not end', login('return { get sql() { for (;;); }, parameters: [] }'), 'too-slow'],
  ['a proxy', login('return new Proxy({}, { ownKeys() { for (;;); } })'), 'too-slow'],
  ['toJSON', login('return { toJSON() { return { sql: process.env, parameters: [] } } }'), 'fails'],
  ['symbols', login("return { [Symbol.toPrimitive]() { for (;;); }, sql: Symbol('x'), parameters: [] }"), 'fails'],
  ['WebAssembly', login('return new WebAssembly.Memory({ initial: 60000 })'), 'fails'],
  ['waiting on shared memory', login('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'), 'too-slow|fails'],
  ['a thrown text', login("throw 'no'"), 'fails'],
  ['a thrown nothing', login('throw null'), 'fails'],
  ['a thrown error whose message does not end', login('throw { get message() { for (;;); } }'), 'too-slow'],
  ['the end of the surrounding code', `}) ; process.exit(1); ({\n${login(HONEST)}`, 'does-not-compile'],
  ['an unclosed comment', `${login(HONEST)}\n/*`, 'does-not-compile'],
  ['no module at all', 'SELECT * FROM Users', 'does-not-compile'],
  ['nothing', '', 'does-not-compile'],
  ['another name', 'export const nothing = 1', 'does-not-compile'],
  ['a name that is no function', 'export const findByCredentials = { call: 1 }', 'does-not-compile'],
  ['lookalike characters', 'export function find\u0412yCredentials() {}', 'does-not-compile'],
  ['bidirectional control characters', `// \u202e\u2066\n${login(HONEST)}`, 'holds|too-slow'],
  [
    'a lone surrogate',
    `const half = '\\ud800'\n${login("return { sql: half, parameters: ['\\udc00'] }")}`,
    'breaks|fails',
  ],
  ['a null byte at the end', `${login(HONEST)}\n// \u0000`, 'holds|does-not-compile|too-slow'],
  ['a giant source', `${login(HONEST)}\n//${'x'.repeat(60_000)}`, 'too-large'],
  ['brackets in brackets', `export const a = ${deep('(', ')', 9000)}`, 'does-not-compile|too-large|too-slow'],
  ['ambiguous generics', `export const a = ${deep('<T>(', ')', 60)}`, 'does-not-compile|too-slow'],
  [
    'changed arguments',
    login("arguments[0] = 'x'; arguments.length = 9e9; email = 'admin';\nreturn { sql: 'SELECT 1', parameters: [] }"),
    'breaks|fails|does-not-compile',
  ],
  ['writing to the database', login("return { sql: 'DROP TABLE Users', parameters: [] }"), 'breaks'],
  ['a file of the host', login('return { sql: "SELECT readfile(\'/etc/passwd\')", parameters: [] }'), 'breaks'],
]

describe('an escape from an own fix', () => {
  it('has many attempts', () => expect(escapes.length).toBeGreaterThanOrEqual(25))

  it.each(escapes)('by %s gets a clear verdict while others are served', async (_title, code, kinds) => {
    const { client } = await createSolver(LOGIN)
    const other = testApp.learner().client()
    let isOver = false
    const verdict = judge(client, LOGIN, code).finally(() => {
      isOver = true
    })
    let served = 0
    do {
      expect((await other.get('/rest/admin/application-version')).status).toBe(200)
      served++
      // Polls at intervals, since constant requests would take the judge's processor time.
      await new Promise((resolve) => setTimeout(resolve, 25))
    } while (!isOver)
    const { kind, details } = await verdict
    expect(kind).toMatch(new RegExp(`^(?:${kinds})$`))
    if (kind !== 'holds') expect(details).not.toBe('')
    expect(details).not.toMatch(/root:|\/home\/|node_modules/)
    expect(served).toBeGreaterThan(0)
  })
})
