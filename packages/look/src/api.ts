/** A failed call: the server returned an error, or could not be reached. Its message is for people. */
export class CallError extends Error {
  /** HTTP status, or 0 if there was no response. */
  readonly status: number
  /** Response body: the parsed value if it was JSON, else the text. */
  readonly body: unknown
  /** Error message of the server as plain text; null if the response contains none that a person could read. */
  readonly serverMessage: string | null

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const serverMessage = errorMessageIn(body)
    const failure = status === 0 ? 'The server does not answer. Is it running?' : `The server answered ${status}.`
    super(serverMessage ?? failure, options)
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.serverMessage = serverMessage
  }
}

/** Input and response body of each call, by method and path of its contract, such as `POST /rest/user/login`. */
interface CallTypes {
  readonly [address: string]: { readonly input: unknown; readonly answer: unknown }
}

/** Typed client of an HTTP interface; the types come from the contracts. */
export interface Api<Calls extends CallTypes> {
  /**
   * @param address method and path of the contract, such as `GET /rest/products/search`
   * @throws CallError if the response is not a success, or there is none
   */
  call<A extends string & keyof Calls>(address: A, ...input: Input<Calls[A]>): Promise<Calls[A]['answer']>
  /**
   * Makes a call whose response is streamed, such as server-sent events.
   *
   * @returns the successful response, whose body is unread
   * @throws CallError as `call` does
   */
  open<A extends string & keyof Calls>(address: A, ...input: Input<Calls[A]>): Promise<Response>
}

/** Calls without parameters and body can be made without input. */
type Input<C extends CallTypes[string]> =
  Record<never, never> extends C['input'] ? [input?: C['input'] & Abortable] : [input: C['input'] & Abortable]

interface Abortable {
  readonly signal?: AbortSignal
}

interface AnyInput extends Abortable {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly form?: FormData
}

interface ApiOptions {
  /** Address of the server, with a slash at the end; it may be served below a path. */
  readonly base: string
  /** Headers of each request at that moment, such as the session token. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Called with the `authorization` header that the server rejected as invalid. */
  readonly onEnded?: (authorization: string) => void
  readonly credentials?: RequestCredentials
}

export function createApi<Calls extends CallTypes>({ base, headers, onEnded, credentials }: ApiOptions): Api<Calls> {
  const open: Api<Calls>['open'] = async (address, ...[input = {}]) => {
    const { params, query, body, form, signal } = input as AnyInput
    const [method, path] = address.split(' ') as [string, string]
    const url = new URL(fillPath(path, params).slice(1), base)
    for (const [name, value] of Object.entries(query ?? {}))
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, String(each))
    const carried = headers()
    const answer = await fetch(url, {
      method,
      signal,
      credentials,
      headers: {
        accept: 'application/json, text/plain, */*',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...carried,
      },
      // The browser sets the content type of a form, because it includes the boundary.
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    }).catch((cause) => {
      if (signal?.aborted) throw cause
      throw new CallError(0, null, { cause })
    })
    if (answer.ok) return answer
    const content = parseBody(await answer.text())
    if (answer.status === 401 && isInvalidToken(answer.headers) && carried.authorization)
      onEnded?.(carried.authorization)
    throw new CallError(answer.status, content)
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
