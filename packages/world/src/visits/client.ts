/** A response as a client sees it. */
export interface ClientResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The body, not decoded. */
  readonly bytes: Uint8Array
  /** The body parsed as JSON; throws when the body is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  json(): any
}

export interface ClientRequest {
  /**
   * Sent in addition to the client's own headers. A `cookie` header replaces the whole cookie jar, so that the request may reach
   * another world.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Stored by name in the client's own cookie jar before the request, as a user of a browser can do. */
  readonly cookies?: Readonly<Record<string, string>>
  /** A `FormData` is sent as `multipart/form-data`, a string or bytes unchanged, any other value as JSON. */
  readonly body?: unknown
}

/** A client outside a world that has only the shop's interface: requests with a cookie jar, and a socket. */
export interface Client {
  /** `application.domain` of the world, which every visitor sees. */
  readonly domain: string
  get(path: string, request?: ClientRequest): Promise<ClientResponse>
  post(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  put(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  patch(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  delete(path: string, request?: ClientRequest): Promise<ClientResponse>
  /** Sends a socket event and resolves when the shop has handled it. */
  emit(event: string, payload?: unknown): Promise<void>
  /** Registers a new customer with a random e-mail and logs in; later requests carry the token. */
  becomeCustomer(): Promise<{ email: string; password: string; token: string; basketId: number }>
}
