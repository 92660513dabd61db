import type { Client, ClientResponse } from '@fruit/world/visits/client'
import type { Learner } from './test-app.ts'

/** The parts of an OpenAPI operation that the example player reads. */
export interface Operation {
  readonly operationId: string
  readonly description: string
  readonly method: string
  readonly path: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object; example?: unknown }[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<
      Record<string, { schema: { properties?: Record<string, Property>; required?: string[] }; example?: unknown }>
    >
  }
  readonly responses: Readonly<
    Record<string, { headers?: Record<string, object>; content?: Record<string, { schema: object }> }>
  >
  readonly 'x-example': {
    readonly status: number
    readonly role?: string
    readonly after?: string[]
    readonly taking?: Record<string, string>
  }
}

interface Property {
  readonly format?: string
  readonly maxLength?: number
}

/** All operations of an OpenAPI document. */
export function operationsOf(document: { paths: Record<string, Record<string, object>> }): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => ({ ...operation, path, method: method.toUpperCase() }) as Operation,
    ),
  )
}

/** The parts of an example request; a test may remove some. */
export interface ExampleRequest {
  readonly parameters: Record<string, Record<string, unknown>>
  body: Record<string, unknown> | undefined
}

/**
 * A client that knows only the OpenAPI document, in a new world. It sends each operation's example after the examples
 * that it depends on, and signs in when the operation requires it.
 */
export class ExamplePlayer {
  readonly #operations: ReadonlyMap<string, Operation>
  readonly #learner: Learner
  readonly #client: Client
  readonly #answers = new Map<string, ClientResponse>()
  #token: string | null = null

  constructor(operations: readonly Operation[], learner: Learner) {
    this.#operations = new Map(operations.map((operation) => [operation.operationId, operation]))
    this.#learner = learner
    this.#client = learner.client()
  }

  /** Sends the example of an operation. @param change edits the request before it is sent */
  async play(operationId: string, change: (sent: ExampleRequest) => void = () => {}): Promise<ClientResponse> {
    const { operation, sent } = await this.#prepare(operationId)
    change(sent)
    const answer = await this.#send(operation, sent)
    this.#answers.set(operationId, answer)
    return answer
  }

  /** Plays the prerequisites of an operation's example. @returns the example's request, and the sender's token if it needs one */
  async prepareExample(operationId: string): Promise<ExampleRequest & { readonly token: string | null }> {
    const { sent } = await this.#prepare(operationId)
    return { ...sent, token: this.#token }
  }

  async #prepare(operationId: string): Promise<{ operation: Operation; sent: ExampleRequest }> {
    const operation = this.#operations.get(operationId)
    if (!operation) throw new Error(`The document has no operation ${operationId}.`)
    const { role, after = [], taking = {} } = operation['x-example']
    const schemes = operation.security[0]
    if (schemes) await this.#signIn(role ?? Object.values(schemes).flat()[0])
    for (const earlier of after) if (!this.#answers.has(earlier)) await this.play(earlier)
    const sent = exampleOf(operation)
    for (const [place, source] of Object.entries(taking)) this.#take(sent, place, source)
    return { operation, sent }
  }

  async #signIn(role: string | undefined): Promise<void> {
    if (this.#token === null) {
      const answer = await this.play('login')
      this.#token = answer.json().authentication.token as string
    }
    if (role)
      this.#learner.inside(({ db }) =>
        db.run({ sql: 'UPDATE Users SET role = ? WHERE id = (SELECT max(id) FROM Users)', parameters: [role] }),
      )
  }

  #take(sent: ExampleRequest, place: string, source: string): void {
    const [operationId, pointer] = source.split(' ') as [string, string]
    const value = pointer
      .slice(1)
      .split('/')
      .reduce((found, key) => found[key], this.#answers.get(operationId)!.json())
    const [part, name] = place.split('.') as [string, string]
    if (part === 'body') sent.body![name] = value
    else sent.parameters.path![name === '*' ? 'file' : name] = value
  }

  #send(operation: Operation, { parameters, body }: ExampleRequest): Promise<ClientResponse> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(String(parameters.path![name])).replaceAll('%2F', '/'),
    )
    const query = new URLSearchParams(parameters.query as Record<string, string>).toString()
    const { name, value } = this.#learner.cookie
    const [scheme] = Object.keys(operation.security[0] ?? {})
    const headers = {
      accept: 'application/json',
      cookie: `${name}=${value}${scheme === 'cookie' ? `; token=${this.#token}` : ''}`,
      ...(scheme === 'bearer' && { authorization: `Bearer ${this.#token}` }),
      ...(parameters.header as Record<string, string>),
    }
    const [mediaType] = Object.keys(operation.requestBody?.content ?? {})
    const form = mediaType === 'application/x-www-form-urlencoded'
    const request = {
      headers: { ...headers, ...(form && body && { 'content-type': mediaType }) },
      ...(body && {
        body: form
          ? new URLSearchParams(body as Record<string, string>).toString()
          : mediaType === 'multipart/form-data'
            ? multipart(operation, body)
            : body,
      }),
    }
    const url = query ? `${path}?${query}` : path
    switch (operation.method) {
      case 'GET':
        return this.#client.get(url, request)
      case 'DELETE':
        return this.#client.delete(url, request)
      case 'POST':
        return this.#client.post(url, request.body, request)
      case 'PUT':
        return this.#client.put(url, request.body, request)
      default:
        return this.#client.patch(url, request.body, request)
    }
  }
}

/** The example request of an operation. A parameter or body without an example gets the simplest value that fits. */
function exampleOf({ parameters = [], requestBody }: Operation): ExampleRequest {
  const sent: ExampleRequest = { parameters: { path: {}, query: {}, header: {} }, body: undefined }
  for (const { name, in: place, example } of parameters)
    if (example !== undefined) sent.parameters[place]![name] = example
    else if (place === 'path') sent.parameters.path![name] = 1
  const [content] = Object.values(requestBody?.content ?? {})
  if (content?.example) sent.body = { ...(content.example as Record<string, unknown>) }
  return sent
}

/** A form whose file is given in the example as a data URL. */
function multipart({ requestBody }: Operation, body: Readonly<Record<string, unknown>>): FormData {
  const { properties = {} } = requestBody!.content['multipart/form-data']!.schema
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (properties[name]?.format === 'binary') {
      const [, type, content] = /^data:([\w/]+);base64,(.*)$/.exec(String(value))!
      form.set(name, new File([Buffer.from(content!, 'base64')], `example.${type!.split('/')[1]}`, { type: type! }))
    } else form.set(name, String(value))
  return form
}
