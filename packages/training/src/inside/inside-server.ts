/** A request to the server from its own process. */
export interface LoopbackRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

/** The complete response of the server to a request from its own process. */
export interface LoopbackResponse {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  readonly body: string
  readonly rawPayload: Uint8Array
  json(): unknown
}

/** The server as seen by code in its own process: requests without a socket. A Fastify instance implements it. */
export interface LoopbackServer {
  inject(request: LoopbackRequest): Promise<LoopbackResponse>
}
