import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client, ClientRequest, ClientResponse } from '@fruit/world/client'
import type { Variant, World, WorldId } from '@fruit/world/world'
import { type App, type AppOptions, buildApp } from '../build-app.ts'
import { loadConfiguration } from '../configuration/load-configuration.ts'
import { worldCookie } from '../plugins/worlds.ts'

const CONFIG_FOLDER = fileURLToPath(new URL('../../../../config', import.meta.url))
const COOKIE_KEY = 'a key for tests'

/** A whole server on a fresh data folder, asked without a network. Each learner gets a world of their own. */
export interface TestHouse {
  readonly app: App
  readonly dataFolder: string
  /** What the server reported to whoever runs it. */
  readonly reports: string[]
  /** A new learner in a new world; `variants` replace what runs in its seams (`null`: the safe implementation). */
  learner(variants?: ReadonlyMap<string, Variant | null>): Learner
  close(): Promise<void>
}

export interface Learner {
  readonly id: WorldId
  /** Somebody in this world, with a cookie jar of their own. */
  client(): Client
  /** Keys of the challenges that this world's score board calls solved. */
  solved(): Promise<string[]>
  /** Looks into the world. */
  inside<Result>(look: (world: World) => Result): Result
}

export async function openTestHouse(options: Partial<AppOptions> = {}): Promise<TestHouse> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'fruit-'))
  const reports: string[] = []
  const { configuration } = loadConfiguration({ folder: CONFIG_FOLDER, environment: 'test', env: {} })
  const app = await buildApp({
    configuration,
    dataFolder,
    version: '0.0.0',
    flagKey: 'example-ctf-key',
    naming: { kind: 'cookie', key: COOKIE_KEY },
    report: (line) => reports.push(line),
    ...options,
  })
  return {
    app,
    dataFolder,
    reports,
    learner: (variants) => learnerIn(app, variants ?? new Map()),
    close: async () => {
      await app.server.close()
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function learnerIn(app: App, variants: ReadonlyMap<string, Variant | null>): Learner {
  const id = randomBytes(8).toString('hex')
  const inside: Learner['inside'] = (look) => {
    const world = app.house.registry.enter(id)
    try {
      return look(world)
    } finally {
      app.house.registry.leave(world)
    }
  }
  inside((world) => {
    for (const [seam, variant] of variants) world.choose(seam, variant)
  })
  return {
    id,
    inside,
    client: () =>
      new InjectedClient(
        app,
        id,
        inside((world) => world.configuration.application.domain),
      ),
    solved: async () => {
      const response = await new InjectedClient(app, id, '').get('/api/Challenges')
      return response.json().data.flatMap((row: { key: string; solved: boolean }) => (row.solved ? [row.key] : []))
    },
  }
}

class InjectedClient implements Client {
  readonly domain: string
  readonly #app: App
  readonly #id: WorldId
  readonly #cookies = new Map<string, string>()
  #token: string | null = null

  constructor(app: App, id: WorldId, domain: string) {
    this.#app = app
    this.#id = id
    this.domain = domain
    const [name, value] = worldCookie(COOKIE_KEY, id).split(';')[0]!.split('=') as [string, string]
    this.#cookies.set(name, value)
  }

  get(path: string, request?: ClientRequest) {
    return this.#send('GET', path, request)
  }
  post(path: string, body?: unknown, request?: ClientRequest) {
    return this.#send('POST', path, { ...request, body })
  }
  put(path: string, body?: unknown, request?: ClientRequest) {
    return this.#send('PUT', path, { ...request, body })
  }
  patch(path: string, body?: unknown, request?: ClientRequest) {
    return this.#send('PATCH', path, { ...request, body })
  }
  delete(path: string, request?: ClientRequest) {
    return this.#send('DELETE', path, request)
  }

  emit(event: string, payload?: unknown): Promise<void> {
    return this.#app.live.receive(this.#id, event, payload)
  }

  async becomeCustomer() {
    const email = `${randomBytes(6).toString('hex')}@customer.test`
    const password = 'a ripe password'
    const registered = await this.post('/api/Users', { email, password, passwordRepeat: password })
    if (registered.status !== 201) throw new Error(`Registering answered ${registered.status}: ${registered.text}`)
    const login = await this.post('/rest/user/login', { email, password })
    if (login.status !== 200) throw new Error(`Signing in answered ${login.status}: ${login.text}`)
    const { token, bid } = login.json().authentication
    this.#token = token
    this.#cookies.set('token', token)
    return { email, password, token, basketId: bid }
  }

  async #send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    request: ClientRequest = {},
  ): Promise<ClientResponse> {
    const form = request.body instanceof FormData ? new Response(request.body) : null
    const body = form ? new Uint8Array(await form.arrayBuffer()) : request.body
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const response = await this.#app.server.inject({
      method,
      url: path,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(form && { 'content-type': form.headers.get('content-type')! }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body !== undefined && { payload: raw ? Buffer.from(body) : JSON.stringify(body) }),
    })
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    return {
      status: response.statusCode,
      headers: response.headers as ClientResponse['headers'],
      text: response.body,
      json: () => response.json(),
    }
  }
}
