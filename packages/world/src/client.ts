/** An answer as a client sees it. */
export interface ClientResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The body as it came. */
  readonly bytes: Uint8Array
  /** The body parsed as JSON; throws where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  json(): any
}

export interface ClientRequest {
  /** Beside the client's own; `cookie` takes the place of its whole jar, so that the call may reach another world. */
  readonly headers?: Readonly<Record<string, string>>
  /** Put into the client's own jar before, by name, as whoever sits before a browser can. */
  readonly cookies?: Readonly<Record<string, string>>
  /** A `FormData` is sent as `multipart/form-data`, a string or bytes as they are, anything else as JSON. */
  readonly body?: unknown
}

/** Somebody outside a world who has nothing but its interface: calls with a cookie jar, and a socket. */
export interface Client {
  /** `application.domain` of the world, which every visitor sees. */
  readonly domain: string
  get(path: string, request?: ClientRequest): Promise<ClientResponse>
  post(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  put(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  patch(path: string, body?: unknown, request?: ClientRequest): Promise<ClientResponse>
  delete(path: string, request?: ClientRequest): Promise<ClientResponse>
  /** Sends a socket event and waits until the shop has dealt with it. */
  emit(event: string, payload?: unknown): Promise<void>
  /** Registers a new customer with a random e-mail and signs in; calls carry the token from then on. */
  becomeCustomer(): Promise<{ email: string; password: string; token: string; basketId: number }>
}
