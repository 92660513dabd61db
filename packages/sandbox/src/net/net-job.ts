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

export interface NetLimits {
  readonly deadlineMs: number
  readonly redirects: number
  /** Maximum length of an address in characters. */
  readonly urlLength: number
  /** Maximum size of a request, including headers. */
  readonly requestBytes: number
  /** Maximum size of a response. */
  readonly answerBytes: number
}

export const netLimits: NetLimits = {
  deadlineMs: 2000,
  redirects: 5,
  urlLength: 8192,
  requestBytes: 128 * 1024,
  answerBytes: 2 * 1024 * 1024,
}

/** Thrown when the virtual network has no response, with an error code like `ECONNREFUSED`. */
export class NetFailure extends Error {
  override readonly name = 'NetFailure'
  readonly code: 'EPROTO' | 'EINVAL' | 'ENOTFOUND' | 'ECONNREFUSED' | 'ETIMEDOUT' | 'EMSGSIZE' | 'ELOOP'

  constructor(code: NetFailure['code'], message: string) {
    super(message)
    this.code = code
  }
}
