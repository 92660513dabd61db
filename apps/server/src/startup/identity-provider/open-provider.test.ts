import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { ConfigurationError, loadConfiguration } from '@fruit/configuration/load-configuration'
import type { Configuration } from '@fruit/contracts/configuration'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenProvider, OWN_CLIENT_ID, openProvider } from './open-provider.ts'

const CONFIG_FOLDER = fileURLToPath(new URL('../../../../../config', import.meta.url))
const { configuration: standard } = loadConfiguration({ folder: CONFIG_FOLDER, env: {} })

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

type GoogleOauth = Partial<Configuration['application']['googleOauth']>

function configured(
  googleOauth: GoogleOauth,
  port: number,
  overwriteUrlForCsrfChallenge: string | null,
): Configuration {
  const { application } = standard
  return {
    ...standard,
    challenges: { ...standard.challenges, overwriteUrlForCsrfChallenge },
    server: { ...standard.server, port },
    application: { ...application, googleOauth: { ...application.googleOauth, ...googleOauth } },
  }
}

/** @param site URL of an external editor for attackers' pages; null for our own editor */
async function open(
  googleOauth: GoogleOauth = {},
  env: Record<string, string> = {},
  port = 0,
  site: string | null = null,
) {
  const reports: string[] = []
  const outside: OpenProvider = await openProvider({
    configuration: configured(googleOauth, port, site),
    host: '127.0.0.1',
    env,
    report: (line) => reports.push(line),
  })
  opened.push(outside)
  return { outside, reports, shown: outside.provider?.shown }
}

/** Returns a port that another server uses. */
async function takenPort(): Promise<number> {
  const server = createServer()
  opened.push({ close: () => new Promise((resolve) => server.close(resolve)) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const wish = (redirectUri: string) =>
  new URLSearchParams({ client_id: OWN_CLIENT_ID, response_type: 'token', scope: 'email', redirect_uri: redirectUri })

describe('the default configuration', () => {
  it('starts our own provider at the URLs given to browsers', async () => {
    const { shown, reports } = await open()
    expect(shown).toMatchObject({ name: 'Rootstock ID', clientId: standard.application.googleOauth.clientId })
    const page = await fetch(`${shown!.authorizeUrl}?${wish('http://127.0.0.1:3000')}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<strong>Forbidden Fruit</strong>')
    const info = await fetch(`${shown!.userInfoUrl}?alt=json&access_token=x`)
    expect(info.status).toBe(401)
    expect(reports).toEqual([])
  })

  it('rejects redirect URLs that are not in its list', async () => {
    const { shown } = await open()
    const { status } = await fetch(`${shown!.authorizeUrl}?${wish('http://127.0.0.1:3999')}`, { redirect: 'manual' })
    expect(status).toBe(400)
  })
})

describe('a redirect with a proxy', () => {
  const authorizedRedirects = [{ uri: 'http://inside.test', proxy: 'http://outside.test/back' }]

  it('accepts the proxy and rejects the original URL', async () => {
    const { shown } = await open({ authorizedRedirects })
    expect((await fetch(`${shown!.authorizeUrl}?${wish('http://outside.test/back')}`)).status).toBe(200)
    expect((await fetch(`${shown!.authorizeUrl}?${wish('http://inside.test')}`)).status).toBe(400)
  })

  it('allows scripts of both origins to request user info', async () => {
    const { shown } = await open({ authorizedRedirects })
    for (const origin of ['http://inside.test', 'http://outside.test']) {
      const { headers } = await fetch(shown!.userInfoUrl, { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
  })
})

it('a redirect URL with a fragment is not registered, because the token is returned in the fragment', async () => {
  const uri = 'http://shop.test/#there'
  const { shown } = await open({ authorizedRedirects: [{ uri }] })
  expect((await fetch(`${shown!.authorizeUrl}?${wish(uri)}`)).status).toBe(400)
})

describe('there is no provider', () => {
  it.each([
    ['without a client id', { clientId: null }],
    ['with an empty client id', { clientId: '' }],
    ['without redirects', { authorizedRedirects: [] }],
  ])('%s', async (_title, googleOauth) => {
    const { outside, reports } = await open(googleOauth)
    expect(outside.provider).toBeNull()
    expect(reports).toEqual([])
  })

  it('when its port is in use, and the warning says what to do', async () => {
    const port = await takenPort()
    const { outside, reports } = await open({}, { IDP_PORT: String(port) })
    expect(outside.provider).toBeNull()
    expect(reports).toEqual([expect.stringMatching(new RegExp(`port ${port} \\(EADDRINUSE\\).*IDP_PORT`))])
  })
})

it('another client id selects Google and starts no provider of ours', async () => {
  const port = await takenPort()
  const { outside, reports } = await open(
    { clientId: 'x.apps.googleusercontent.com' },
    { IDP_PORT: String(port) },
    0,
    'http://editor.example',
  )
  expect(outside.provider).toEqual({
    shown: {
      name: 'Google',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      userInfoUrl: 'https://www.googleapis.com/oauth2/v1/userinfo',
      clientId: 'x.apps.googleusercontent.com',
    },
    tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  })
  expect(reports).toEqual([])
})

describe('the page editor', () => {
  const editorAt = async (pageEditor: string) => {
    const page = await fetch(pageEditor.replace('{host}', '127.0.0.1'))
    return [page.status, (await page.text()).includes('Write a page')]
  }

  it('uses the port of the provider, on any host name', async () => {
    const { outside, shown } = await open()
    expect(outside.pageEditor).toBe(`http://{host}:${new URL(shown!.authorizeUrl).port}`)
    expect(await editorAt(outside.pageEditor)).toEqual([200, true])
  })

  it('uses IDP_URL', async () => {
    const { outside } = await open({}, { IDP_URL: 'https://id.example.org' })
    expect(outside.pageEditor).toBe('https://id.example.org')
  })

  it.each([[{ clientId: null }], [{ clientId: 'x.apps.googleusercontent.com' }]])(
    'is started without a provider of ours: %j',
    async (googleOauth) => {
      const { outside, reports, shown } = await open(googleOauth)
      expect(shown?.name).not.toBe('Rootstock ID')
      expect(await editorAt(outside.pageEditor)).toEqual([200, true])
      expect(reports).toEqual([])
    },
  )
})

describe('the port', () => {
  it('is the one after the shop’s', async () => {
    const port = await takenPort()
    const { reports } = await open({}, {}, port - 1)
    expect(reports[0]).toContain(`port ${port} `)
  })

  it('is any free port if the shop uses the last one', async () => {
    const { shown } = await open({}, {}, 65_535)
    expect(shown).toBeDefined()
  })

  it('is released when the provider is closed', async () => {
    const { outside, shown } = await open()
    await outside.close()
    const port = new URL(shown!.authorizeUrl).port
    const again = await open({}, { IDP_PORT: port })
    expect(again.shown).toEqual(shown)
  })

  it.each(['http', '-1', '65536', '3001.5', ' '])('is rejected with a message when it is %j', async (port) => {
    const attempt = open({}, { IDP_PORT: port })
    await expect(attempt).rejects.toThrow(ConfigurationError)
    await expect(attempt).rejects.toThrow(/environment variable IDP_PORT[\s\S]*a whole number from 0 to 65535/)
  })
})

describe('the URL', () => {
  it('is IDP_URL for browsers, while the server uses the local address', async () => {
    const { outside, shown } = await open({}, { IDP_URL: 'https://id.class.test/' })
    expect(shown).toMatchObject({
      authorizeUrl: 'https://id.class.test/o/oauth2/v2/auth',
      userInfoUrl: 'https://id.class.test/oauth2/v1/userinfo',
    })
    expect(outside.provider!.tokenInfoUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/tokeninfo$/)
    const described = await fetch(new URL('/.well-known/openid-configuration', outside.provider!.tokenInfoUrl))
    expect(await described.json()).toMatchObject({ issuer: 'https://id.class.test' })
  })

  it.each([
    'id.class.test',
    'ftp://id.class.test',
    'https://class.test/id',
    'https://class.test?x',
    'https://a:b@class.test',
  ])('is rejected with a message when it is %s', async (url) => {
    await expect(open({}, { IDP_URL: url })).rejects.toThrow(/environment variable IDP_URL[\s\S]*without a path/)
  })
})
