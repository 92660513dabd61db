/** A request to the server from its own process. */
export interface InsideRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

/** What the server answers to a request from its own process, after the answer has ended. */
export interface InsideAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  readonly body: string
  readonly rawPayload: Uint8Array
  json(): unknown
}

/** The server as code of its own process asks it: no socket is opened. An instance of Fastify is one. */
export interface InsideServer {
  inject(request: InsideRequest): Promise<InsideAnswer>
}
