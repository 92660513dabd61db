import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCall } from '@fruit/contracts/call'
import { handle } from '@fruit/world/route'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Secrets in the environment and the key files of this server. */
const SECRETS = {
  CTF_KEY: 'sentinel-of-the-flags-8c1f',
  LLM_API_KEY: 'sentinel-of-the-model-77aa',
  DATABASE_URL: 'postgres://sentinel:of-the-database-09bd@fruit.test/all',
  'world-cookie.key': 'sentinel-of-the-cookies-5e2d',
} as const

const parent = mkdtempSync(join(tmpdir(), 'fruit-'))
/** Contains a space, as home folders may. */
const dataFolder = join(parent, 'place of the host')
const printed: string[] = []
let testApp: TestApp

/** Errors as raised by the system, the database and careless code. */
const FAILURES: Readonly<Record<string, () => never>> = {
  reads: () => fail(readFileSync(join(dataFolder, 'worlds/none/shop.db'), 'utf8')),
  throws: () => fail(`nothing is at ${dataFolder}/worlds/none, nor at file://${encodeURI(dataFolder)}/own.js`),
  carries: () => fail('look inside', { where: [dataFolder, { file: join(process.cwd(), 'package.json') }] }),
  names: () => fail('named', { name: `Error in ${dataFolder}` }),
}

const failing = Object.entries(FAILURES).map(([name, act]) => {
  const call = { method: 'GET', path: `/rest/test/${name}`, summary: 'Fails', tag: 'Test', access: 'open' } as const
  return handle(defineCall({ ...call, answers: { 200: z.string() } }), act)
})

const repeats = defineCall({
  ...{
    method: 'GET',
    path: '/rest/test/repeats',
    summary: 'Fails, and says what was sent',
    tag: 'Test',
    access: 'open',
  },
  query: z.object({ what: z.string() }),
  answers: { 200: z.string() },
})

function fail(message: string, more: object = {}): never {
  throw Object.assign(new Error(message), more)
}

beforeAll(async () => {
  mkdirSync(dataFolder)
  for (const [name, value] of Object.entries(SECRETS)) if (!name.endsWith('.key')) vi.stubEnv(name, value)
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void printed.push(said.map(String).join(' ')))
  testApp = await openTestApp({
    dataFolder,
    flagKey: SECRETS.CTF_KEY,
    modelKey: SECRETS.LLM_API_KEY,
    naming: { kind: 'cookie', key: SECRETS['world-cookie.key'] },
    moreRoutes: [...failing, handle(repeats, (_visit, { query }) => fail(`There is no ${query.what} here.`))],
  })
})
afterAll(async () => {
  await testApp.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(parent, { recursive: true, force: true })
})

/** All responses, logs and reports of this server with their sources. */
async function everything(): Promise<[from: string, text: string][]> {
  const heard: [string, string][] = []
  const first = await testApp.app.server.inject('/rest/products/search?q=')
  const cookie = String(first.headers['set-cookie']).split(';')[0]!
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    accept = '*/*',
  ) => {
    const answer = await testApp.app.server.inject({
      ...{ method, url, headers: { cookie, accept, authorization: `Bearer ${token}` } },
      ...(payload && { payload }),
    })
    const { 'set-cookie': _own, ...headers } = answer.headers
    heard.push([`${method} ${url}`, `${JSON.stringify(headers)}\n${answer.body}`])
    return answer
  }
  let token = ''
  const login = await ask('POST', '/rest/user/login', { email: "' or 1=1--", password: 'x' })
  token = login.json().authentication.token
  const { paths } = (await ask('GET', '/api-docs/openapi.json')).json() as { paths: Record<string, object> }
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const url = path.replace(/\{[^}]+\}/g, '1')
      await ask(method.toUpperCase() as 'GET', url, method === 'get' ? undefined : { id: 1 }, 'application/json')
    }
  for (const url of [
    ...['/metrics', '/ftp', '/ftp/package.json.bak%2500.md', '/support/logs', '/encryptionkeys', '/rest/nowhere'],
    ...['/rest/products/search?q=%27))', '/api/Challenges', '/snippets/loginAdminChallenge'],
    ...['/rest/test/reads', '/rest/test/throws', '/rest/test/carries', '/rest/test/names'],
  ])
    for (const accept of ['text/html', 'application/json', 'text/plain']) await ask('GET', url, undefined, accept)
  for (const template of [
    '#{process.env.CTF_KEY}',
    '#{JSON.stringify(process.env)}',
    '#{global.process.mainModule.require("fs").readdirSync(".")}',
  ]) {
    await ask('POST', '/profile', { username: template })
    await ask('GET', '/profile')
  }
  testApp.app.backend.registry.closeAll()
  for (const entry of readdirSync(join(dataFolder, 'worlds'), { recursive: true, withFileTypes: true }))
    if (entry.parentPath.endsWith('logs'))
      heard.push([entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
  heard.push(['what whoever runs the server reads', [...testApp.reports, ...printed].join('\n')])
  return heard
}

describe('a visitor who calls everything', () => {
  it('finds no secret of the host in responses, logs and metrics, and no host path in responses', async () => {
    const heard = await everything()
    expect(heard.length).toBeGreaterThan(150)
    for (const [name, secret] of Object.entries(SECRETS))
      expect(
        heard.filter(([, text]) => text.includes(secret)).map(([from]) => from),
        name,
      ).toEqual([])
    const answers = heard.slice(0, -1)
    for (const folder of [dataFolder, encodeURI(dataFolder), 'place of the host', process.cwd()])
      expect(
        answers.filter(([, text]) => text.includes(folder)).map(([from]) => from),
        folder,
      ).toEqual([])
    expect(answers.some(([from, text]) => from.includes('test/throws') && text.includes('/srv/forbidden-fruit'))).toBe(
      true,
    )
  })

  it('cannot tell from error messages whether a guessed host path exists', async () => {
    const first = await testApp.app.server.inject('/rest/products/search?q=')
    const cookie = String(first.headers['set-cookie']).split(';')[0]!
    const told = async (guess: string, accept: string) => {
      const ask = async (url: string) => {
        const { statusCode, body } = await testApp.app.server.inject({ url, headers: { cookie, accept } })
        return [url.replace(guess, ''), statusCode, body.replaceAll(guess, '{guess}')]
      }
      return [
        await ask(`/rest/nowhere${guess}/apps/server/src/main.ts`),
        await ask(`/rest/products/search?q=')) '${guess}/data'--`),
        await ask(`/rest/test/repeats?what=${guess}/apps/server/src/main.ts`),
        await ask(`/rest/test/repeats?what=%0A%20%20%20%20at%20${guess}/apps/server/src/main.ts:1:1`),
      ]
    }
    const folder = process.cwd()
    // As long and as deep as the real path.
    const other = folder.replace(/[a-z]/g, (letter) => (letter === 'x' ? 'y' : 'x'))
    for (const accept of ['text/html', 'application/json', 'text/plain']) {
      const [right, wrong] = [await told(folder, accept), await told(other, accept)]
      expect(right).toEqual(wrong)
      expect(right.flat().join('\n')).toContain('{guess}')
    }
  })
})
