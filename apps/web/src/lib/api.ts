import type { Address, CallAnswer, CallInput } from './calls.ts'

/** A failed call: the server returned an error, or could not be reached. */
export class CallError extends Error {
  /** HTTP status, or 0 if there was no response. */
  readonly status: number
  /** Response body: the parsed value if it was JSON, else the text. */
  readonly body: unknown
  /** Error message of the server as plain text; null if the response contains none that a person could read. */
  readonly serverMessage: string | null

  constructor(address: string, status: number, body: unknown, options?: ErrorOptions) {
    const serverMessage = errorMessageIn(body)
    super(
      `${address} ${status === 0 ? 'got no response' : `returned ${status}`}: ${serverMessage ?? 'no message'}`,
      options,
    )
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.serverMessage = serverMessage
  }
}

/** Typed client of the HTTP interface; the types come from the contracts. */
export interface Api {
  /**
   * @param address method and path of the contract, such as `GET /rest/products/search`
   * @throws CallError if the response is not a success, or there is none
   */
  call<A extends Address>(address: A, ...input: RequiredInput<A>): Promise<CallAnswer<A>>
  /**
   * Makes a call whose response is streamed, such as server-sent events.
   *
   * @returns the successful response, whose body is unread
   * @throws CallError as `call` does
   */
  open<A extends Address>(address: A, ...input: RequiredInput<A>): Promise<Response>
}

/** Calls without parameters and body can be made without input. */
type RequiredInput<A extends Address> =
  Record<never, never> extends CallInput<A> ? [input?: CallInput<A>] : [input: CallInput<A>]

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly form?: FormData
  readonly signal?: AbortSignal
}

/**
 * @param base address of the shop, with a slash at the end; the shop may be served below a path
 * @param headers returns the headers of each request at that moment, such as the session token
 * @param onEnded called with the `authorization` header that the shop rejected as invalid
 */
export function createApi(
  base: string,
  headers: () => Readonly<Record<string, string>>,
  onEnded: (authorization: string) => void = () => {},
): Api {
  const open: Api['open'] = async (address, ...[input = {}]) => {
    const { params, query, body, form, signal } = input as AnyInput
    const [method, path] = address.split(' ') as [string, string]
    const url = new URL(fillPath(path, params).slice(1), base)
    for (const [name, value] of Object.entries(query ?? {}))
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, String(each))
    const carried = headers()
    const answer = await fetch(url, {
      method,
      signal,
      headers: {
        accept: 'application/json, text/plain, */*',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...carried,
      },
      // The browser sets the content type of a form, because it includes the boundary.
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    }).catch((cause) => {
      if (signal?.aborted) throw cause
      throw new CallError(address, 0, null, { cause })
    })
    if (answer.ok) return answer
    const content = parseBody(await answer.text())
    if (answer.status === 401 && isInvalidToken(answer.headers) && carried.authorization) onEnded(carried.authorization)
    throw new CallError(address, answer.status, content)
  }
  return {
    open,
    call: async (address, ...input) => parseBody(await (await open(address, ...input)).text()) as never,
  }
}

/** Whether the response rejects the token (RFC 6750, section 3), and not a password or a code. */
function isInvalidToken(headers: Headers): boolean {
  return headers.get('www-authenticate')?.includes('error="invalid_token"') ?? false
}

function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Error responses have four shapes: a text, `message`, `error` (a text or an object with `message`), `errors`. */
function errorMessageIn(body: unknown): string | null {
  if (typeof body === 'string') return body === '' || body.trimStart().startsWith('<') ? null : body
  if (body === null || typeof body !== 'object') return null
  const { status, data, message, error, errors } = body as Record<string, unknown>
  if (Array.isArray(errors) && errors.length > 0) return errorMessageIn(errors[0])
  if (error !== undefined) return errorMessageIn(error)
  if (status === 'error' && typeof data === 'string') return errorMessageIn(data)
  return typeof message === 'string' ? errorMessageIn(message) : null
}
