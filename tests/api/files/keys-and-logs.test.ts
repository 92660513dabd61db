import { createPublicKey, verify } from 'node:crypto'
import * as calls from '@fruit/contracts/calls/files'
import { documentServed, keyServed, logRequested } from '@fruit/shop/files/facts'
import { offerKeys, offerListing, offerLogs, offerQuarantined } from '@fruit/shop/files/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)
const AS_JSON = { headers: { accept: 'application/json' } }

const facts = listenTo(documentServed, keyServed, logRequested)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => NOW } })
})
afterAll(() => testApp.close())
const visitor = () => testApp.learner().client()
/** A learner in a world in which all folders are open. */
const open = () =>
  flawedLearner(
    testApp,
    ...[offerKeys, offerListing, offerLogs, offerQuarantined].map(
      (seam) => [seam, () => true] as [typeof seam, unknown],
    ),
  )

describe('encryption keys', () => {
  it('for token verification are public', async () => {
    const learner = testApp.learner()
    const { token } = await createMember(learner)
    const answer = await learner.client().get('/encryptionkeys/jwt.pub')
    expectMatchesContract(calls.readKey, answer)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/octet-stream')
    const [head, body, signature] = token.split('.')
    const fits = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(answer.text),
      Buffer.from(signature!, 'base64url'),
    )
    expect(fits).toBe(true)
    expect(facts.heardFrom(learner)).toEqual([{ fact: keyServed.name, data: { name: 'jwt.pub' } }])
  })

  it('of other kinds and the listing are forbidden', async () => {
    for (const path of ['', '/', '/premium.key', '/PREMIUM.KEY', '/none.key']) {
      const answer = await visitor().get(`/encryptionkeys${path}`)
      expectMatchesContract(path.length > 1 ? calls.readKey : calls.listKeys, answer)
      expect(answer.status, path).toBe(403)
    }
  })

  it('are listed and served with flawed seams', async () => {
    const learner = open()
    const client = learner.client()
    const names = await client.get('/encryptionkeys', AS_JSON)
    expectMatchesContract(calls.listKeys, names)
    expect(names.json()).toEqual(['jwt.pub', 'premium.key'])
    expect((await client.get('/encryptionkeys')).text).toContain('<title>listing directory /encryptionkeys</title>')
    expect((await client.get('/encryptionkeys/premium.key')).text).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{32}$/)
    expect((await client.get('/encryptionkeys/none.key')).status).toBe(404)
  })
})

describe('access logs', () => {
  it('are forbidden', async () => {
    const learner = testApp.learner()
    for (const path of ['', '/access.log', '/access.log.2026-11-21']) {
      const answer = await learner.client().get(`/support/logs${path}`)
      expectMatchesContract(path === '' ? calls.listLogs : calls.readLog, answer)
      expect(answer.status, path).toBe(403)
    }
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('are listed and served with flawed seams, for this world only', async () => {
    const learner = open()
    const client = learner.client()
    await client.get('/rest/products/search?q=a-quiet-quince')
    const names: string[] = (await client.get('/support/logs', AS_JSON)).json()
    expect(names).toEqual([expect.stringMatching(/^access\.log\.2026-11-2[01]$/)])
    const log = await client.get(`/support/logs/${names[0]}`)
    expectMatchesContract(calls.readLog, log)
    expect(log.headers['content-type']).toBe('application/octet-stream')
    expect(log.text).toContain('a-quiet-quince')
    expect((await client.get('/support/logs/access.log')).text).toContain('a-quiet-quince')
    expect((await client.get('/support/logs/access.log.2001-02-03')).status).toBe(404)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: logRequested.name, data: { name: names[0], found: true } },
      { fact: logRequested.name, data: { name: 'access.log', found: true } },
      { fact: logRequested.name, data: { name: 'access.log.2001-02-03', found: false } },
    ])
  })

  it('escape everything that a visitor sends', async () => {
    const client = open().client()
    const sent = 'quince" 200 1 "\\\u001b[2J<script>\u00e9'
    await client.get('/robots.txt?q=%0a127.0.0.1%20-', { headers: { 'user-agent': sent, referer: '"\t"' } })
    const log = (await client.get('/support/logs/access.log')).text
    const line = log.split('\n').find((each) => each.includes('quince'))!
    expect(line).toMatch(
      /"GET \/robots\.txt\?q=%0a127\.0\.0\.1%20- HTTP\/1\.1" 200 \S+ "\\x22\\x09\\x22" "quince\\x22 200/,
    )
    expect(line).toContain('\\x5c\\x1b[2J')
    expect(log.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('the quarantine folder', () => {
  it('is forbidden', async () => {
    const answer = await visitor().get('/ftp/quarantine/juicy_malware_linux_amd_64.url')
    expectMatchesContract(calls.readDocument, answer)
    expect(answer.status).toBe(403)
  })

  it('is listed and served with flawed seams', async () => {
    const learner = open()
    learner.inside(({ files }) => files.write('/ftp/quarantine/worm.url', Buffer.from('[InternetShortcut]')))
    const client = learner.client()
    expect((await client.get('/ftp/quarantine', AS_JSON)).json()).toEqual(['worm.url'])
    expect((await client.get('/ftp/quarantine/worm.url')).text).toBe('[InternetShortcut]')
    expect((await client.get('/ftp/quarantine/none.url')).status).toBe(404)
    expect(facts.heardFrom(learner)).toEqual([{ fact: documentServed.name, data: { name: 'quarantine/worm.url' } }])
  })
})

describe('path traversal in a file name', () => {
  const NAMES = [
    '..%2flegal.md',
    '..%2f..%2fftp%2flegal.md',
    '%2e%2e%2f%2e%2e%2fftp%2flegal.md',
    '..%5c..%5cftp%5clegal.md',
    '%2e%2e%2f',
    'legal.md%00.pub',
    '..%252f..%252fftp%252flegal.md',
    '%2fftp%2flegal.md',
  ]
  it.each(
    ['/encryptionkeys/', '/support/logs/', '/ftp/quarantine/', '/.well-known/'].flatMap((folder) =>
      NAMES.map((name) => folder + name),
    ),
  )('stays inside the folder, even with flawed seams: %s', async (path) => {
    const answer = await open().client().get(path)
    expect(answer.text).not.toContain('Forbidden Fruit sells juice')
    expect([403, 404]).toContain(answer.status)
  })
})

it.each(['/ftp/..%2fencryptionkeys', '/ftp/..%2flogs', '/ftp/..%2f', '/ftp/quarantine/..%2f..%2flogs'])(
  'an open folder does not list another one: %s',
  async (path) => {
    expect((await open().client().get(path)).status).toBe(403)
  },
)
