import { randomBytes } from 'node:crypto'
import type { Client, ClientRequest, ClientResponse } from '@fruit/world/visits/client'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The server as seen by code in its own process: requests without a socket. A Fastify instance implements it. */
export interface LoopbackServer {
  inject(request: {
    readonly method: Method
    /** Path and query. */
    readonly url: string
    readonly headers: Record<string, string>
    readonly payload?: string | Buffer
  }): Promise<{
    readonly statusCode: number
    readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
    readonly cookies: readonly { readonly name: string; readonly value: string }[]
    readonly body: string
    readonly rawPayload: Uint8Array
    json(): unknown
  }>
}

/** A request or socket message as sent, with the response. */
export interface LoopbackExchange {
  readonly method: Method | 'EMIT'
  readonly path: string
  readonly contentType: string
  /** Headers of this request, without those that the client sends with every request. */
  readonly headers: Readonly<Record<string, string>>
  /** Text of the body, or of the fields of a form; empty without a body and for bytes. */
  readonly body: string
  /** Null for a socket message. */
  readonly response: ClientResponse | null
}

export interface LoopbackOptions {
  readonly server: LoopbackServer
  readonly domain: string
  /** Initial cookies of the client. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly emit: (event: string, payload: unknown) => Promise<unknown>
  /** Receives every exchange in order. */
  readonly exchanged?: (exchange: LoopbackExchange) => void
}

/** Maximum number of characters shown of an uploaded file. */
const MAX_SHOWN_CHARACTERS = 600

/**
 * Avoids `instanceof FormData`, because the first access to that class makes Node load its HTTP client, which blocks the main
 * thread for 40 ms.
 */
function isForm(body: unknown): body is FormData {
  return Object.prototype.toString.call(body) === '[object FormData]'
}

/** The fields of a form, each with its value or its file. */
async function formAsText(form: FormData): Promise<string> {
  const fields = [...form].map(async ([field, value]) => {
    if (typeof value === 'string') return `${field}: ${value}`
    const bytes = Buffer.from(await value.arrayBuffer())
    const text = bytes
      .toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8')
      .slice(0, MAX_SHOWN_CHARACTERS)
    const name = value.name.length > 80 ? `${value.name.slice(0, 80)}…` : value.name
    return `${field}: ${name}, ${bytes.length} bytes\n${/[^\P{Cc}\s]/u.test(text) ? '' : text}`
  })
  return (await Promise.all(fields)).join('\n')
}

/** A client that sends requests to the server within its own process, without a network. */
export class LoopbackClient implements Client {
  readonly domain: string
  readonly #options: LoopbackOptions
  readonly #cookies: Map<string, string>
  #token: string | null = null

  constructor(options: LoopbackOptions) {
    this.#options = options
    this.domain = options.domain
    this.#cookies = new Map(Object.entries(options.cookies ?? {}))
  }

  get(path: string, request?: ClientRequest) {
    return this.send('GET', path, request)
  }
  post(path: string, body?: unknown, request?: ClientRequest) {
    return this.send('POST', path, { ...request, body })
  }
  put(path: string, body?: unknown, request?: ClientRequest) {
    return this.send('PUT', path, { ...request, body })
  }
  patch(path: string, body?: unknown, request?: ClientRequest) {
    return this.send('PATCH', path, { ...request, body })
  }
  delete(path: string, request?: ClientRequest) {
    return this.send('DELETE', path, request)
  }

  async emit(event: string, payload?: unknown): Promise<void> {
    await this.#options.emit(event, payload)
    const isText = typeof payload === 'string'
    this.#options.exchanged?.({
      method: 'EMIT',
      path: event,
      contentType: isText ? 'text/plain' : 'application/json',
      headers: {},
      body: isText ? payload : (JSON.stringify(payload) ?? ''),
      response: null,
    })
  }

  async becomeCustomer() {
    const email = `${randomBytes(6).toString('hex')}@customer.test`
    const password = 'a ripe password'
    const registered = await this.post('/api/Users', { email, password, passwordRepeat: password })
    if (registered.status !== 201)
      throw new Error(`Registration failed with status ${registered.status}: ${registered.text}`)
    const login = await this.post('/rest/user/login', { email, password })
    if (login.status !== 200) throw new Error(`Login failed with status ${login.status}: ${login.text}`)
    const { token, bid } = login.json().authentication
    this.#token = token
    this.#cookies.set('token', token)
    return { email, password, token, basketId: bid }
  }

  async send(method: Method, path: string, request: ClientRequest = {}): Promise<ClientResponse> {
    const form = isForm(request.body) ? new Response(request.body) : null
    const body = form ? new Uint8Array(await form.arrayBuffer()) : request.body
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const text = body === undefined || body instanceof Uint8Array ? '' : raw ? (body as string) : JSON.stringify(body)
    for (const [name, value] of Object.entries(request.cookies ?? {})) this.#cookies.set(name, value)
    const headers: Record<string, string> = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...this.#options.headers,
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(form && { 'content-type': form.headers.get('content-type')! }),
      ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
      ...request.headers,
    }
    const response = await this.#options.server.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: body instanceof Uint8Array ? Buffer.from(body) : text }),
    })
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    const seen: ClientResponse = {
      status: response.statusCode,
      headers: response.headers as ClientResponse['headers'],
      text: response.body,
      bytes: response.rawPayload,
      json: () => response.json(),
    }
    const sent = isForm(request.body)
      ? { contentType: 'multipart/form-data', body: await formAsText(request.body) }
      : { contentType: headers['content-type'] ?? '', body: text }
    this.#options.exchanged?.({ method, path, headers: request.headers ?? {}, ...sent, response: seen })
    return seen
  }
}
