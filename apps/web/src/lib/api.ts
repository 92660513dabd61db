import type { Address, CallAnswer, CallInput } from './calls.ts'

/** A call that did not go well: the server refused or failed, or could not be reached. */
export class CallError extends Error {
  /** Status of HTTP, or 0 when no answer came. */
  readonly status: number
  /** The answer: an object if it was JSON, else its text. */
  readonly body: unknown
  /** What the server says about it, as plain text; null when it says nothing that a person could read. */
  readonly serverMessage: string | null

  constructor(address: string, status: number, body: unknown, options?: ErrorOptions) {
    const serverMessage = messageIn(body)
    super(
      `${address} ${status === 0 ? 'got no answer' : `answered ${status}`}: ${serverMessage ?? 'no message'}`,
      options,
    )
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.serverMessage = serverMessage
  }
}

/** Makes a call of the interface; its types come from the contracts. */
export interface Api {
  /**
   * @param address method and path of the contract, such as `GET /rest/products/search`
   * @throws CallError when the answer is no success, or none comes
   */
  call<A extends Address>(address: A, ...input: RequiredInput<A>): Promise<CallAnswer<A>>
  /**
   * Makes a call whose answer comes in pieces, such as server-sent events.
   *
   * @throws CallError as `call` does; the answer that is given is a success, whose body nobody has read
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
 * @param base address of the shop, with a slash at the end; the shop may live below a path
 * @param headers what every request carries at that moment, such as the token of the session
 * @param onEnded told of a header `authorization` that the shop does not take any more
 */
export function createApi(
  base: string,
  headers: () => Readonly<Record<string, string>>,
  onEnded: (authorization: string) => void = () => {},
): Api {
  const open: Api['open'] = async (address, ...[input = {}]) => {
    const { params, query, body, form, signal } = input as AnyInput
    const [method, path] = address.split(' ') as [string, string]
    const url = new URL(filledIn(path, params).slice(1), base)
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
      // The browser writes the type of a form, with the boundary that it chose.
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    }).catch((cause) => {
      if (signal?.aborted) throw cause
      throw new CallError(address, 0, null, { cause })
    })
    if (answer.ok) return answer
    const content = contentOf(await answer.text())
    if (answer.status === 401 && isInvalidToken(answer.headers) && carried.authorization) onEnded(carried.authorization)
    throw new CallError(address, answer.status, content)
  }
  return {
    open,
    call: async (address, ...input) => contentOf(await (await open(address, ...input)).text()) as never,
  }
}

/** Whether a refusal says that it was the token (RFC 6750, section 3), and not a password or a code. */
function isInvalidToken(headers: Headers): boolean {
  return headers.get('www-authenticate')?.includes('error="invalid_token"') ?? false
}

function filledIn(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The interface says what is wrong in four shapes: a text, `message`, `error` (a text or with `message`), `errors`. */
function messageIn(body: unknown): string | null {
  if (typeof body === 'string') return body === '' || body.trimStart().startsWith('<') ? null : body
  if (body === null || typeof body !== 'object') return null
  const { status, data, message, error, errors } = body as Record<string, unknown>
  if (Array.isArray(errors) && errors.length > 0) return messageIn(errors[0])
  if (error !== undefined) return messageIn(error)
  if (status === 'error' && typeof data === 'string') return messageIn(data)
  return typeof message === 'string' ? messageIn(message) : null
}
