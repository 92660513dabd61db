/** A request over the virtual network. */
export interface NetRequest {
  readonly method: string
  readonly url: string
  /** By name; names are compared in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface NetResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Address of the response, after redirects. */
  readonly url: string
}

export const netLimits = {
  deadlineMs: 2000,
  redirects: 5,
  /** Maximum length of an address in characters. */
  urlLength: 8192,
  /** Maximum size of a request, including headers. */
  requestBytes: 128 * 1024,
  /** Maximum size of a response. */
  answerBytes: 2 * 1024 * 1024,
}

export type NetLimits = Readonly<typeof netLimits>

/** Thrown when the virtual network has no response, with an error code like `ECONNREFUSED`. */
export class NetFailure extends Error {
  override readonly name = 'NetFailure'
  readonly code: 'EPROTO' | 'EINVAL' | 'ENOTFOUND' | 'ECONNREFUSED' | 'ETIMEDOUT' | 'EMSGSIZE' | 'ELOOP'

  constructor(code: NetFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}
