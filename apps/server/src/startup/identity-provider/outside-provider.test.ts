import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createTokenVerifier, type ExternalProvider, google } from './outside-provider.ts'

const HONEST = { aud: 'our-shop', email: 'ada@graftmail.test', email_verified: 'true' }

let running: Server | undefined
afterEach(async () => {
  running?.closeAllConnections()
  await new Promise((resolve) => (running ? running.close(resolve) : resolve(undefined)))
  running = undefined
})

/** Starts a provider with a fixed response to token requests; without a body it never responds. */
function providerThatSays(status: number, body?: string): Promise<ExternalProvider> {
  return providerWith((_request, response) => {
    if (body !== undefined) response.writeHead(status).end(body)
  })
}

async function providerWith(answer: RequestListener): Promise<ExternalProvider> {
  const server = createServer(answer)
  running = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { ...google('our-shop'), tokenInfoUrl: `http://127.0.0.1:${port}/tokeninfo` }
}

it('accepts a token for this shop with a verified e-mail address', async () => {
  const ask = createTokenVerifier(await providerThatSays(200, JSON.stringify(HONEST)), () => {})
  expect(await ask('a token')).toBe(HONEST.email)
})

it.each([
  ['was issued to another application', 200, { ...HONEST, aud: 'another-shop' }],
  ['has an unverified e-mail address', 200, { ...HONEST, email_verified: 'false' }],
  ['has no e-mail address', 200, { aud: 'our-shop' }],
  ['is invalid', 400, HONEST],
])('rejects a token that %s', async (_title, status, reply) => {
  const reports: string[] = []
  const ask = createTokenVerifier(await providerThatSays(status, JSON.stringify(reply)), (line) => reports.push(line))
  expect(await ask('a token')).toBeNull()
  expect(reports).toEqual([])
})

it.each([
  ['responds with a page', 200, '<h1>Hello</h1>'],
  ['never responds', 200, undefined],
])('rejects tokens and reports it when the provider %s', async (_title, status, body) => {
  const reports: string[] = []
  const ask = createTokenVerifier(await providerThatSays(status, body), (line) => reports.push(line), 200)
  expect(await ask('a token')).toBeNull()
  expect(reports).toEqual([expect.stringMatching(/^Google could not verify a login: ./)])
})

it('does not follow redirects of the provider', async () => {
  const provider = await providerWith(({ url }, response) => {
    if (url?.startsWith('/elsewhere')) response.end(JSON.stringify(HONEST))
    else response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await createTokenVerifier(provider, () => {})('a token')).toBeNull()
})

it('rejects all tokens without a provider', async () => {
  expect(await createTokenVerifier(null, () => {})('a token')).toBeNull()
})

it('escapes the token in the request', async () => {
  const questions: (string | undefined)[] = []
  const provider = await providerThatSays(200, JSON.stringify(HONEST))
  running!.on('request', ({ url }) => questions.push(url))
  await createTokenVerifier(provider, () => {})('x&access_token=y#z')
  expect(questions).toEqual(['/tokeninfo?access_token=x%26access_token%3Dy%23z'])
})
