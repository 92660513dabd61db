import type { Call, InputOf } from '@fruit/contracts/call'
import type { SocketMessage } from '@fruit/contracts/events'
import type { z } from 'zod'
import type { Visit } from './visit.ts'

/** An uploaded file, unchecked. */
export interface UploadedFile {
  /** The file name as the client sent it; it may contain slashes, `..` and any other character. */
  readonly name: string
  /** The media type that the client declared, such as `image/png`. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Parts of a request that handlers need in addition to the checked input. */
export interface RequestDetails {
  readonly method: string
  /** Path and query as sent, with runs of slashes collapsed. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Remote address of the connection, as IPv4 where possible; headers do not change it. */
  readonly address: string
  /** The body as text, before it was parsed; duplicate keys are still in it. Empty when there was none. */
  readonly rawBody: string
  /** The uploaded file of a call that accepts one; null when none was sent. */
  readonly upload: UploadedFile | null
  /** Aborted when the client disconnects before the response is sent. */
  readonly hungUp: AbortSignal
  /** Returns the offered media type that the client prefers. */
  accepts(...offered: string[]): string | false
}

/** A response whose status, headers or body differ from 200 with JSON. */
export class HttpResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param body a string is sent as `text/plain`, bytes unchanged, a stream (`Readable`) as a stream, any other value as JSON.
   *   Facts that a visit records while its response streams are judged immediately.
   */
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Returned by a call that has no response of its own: the web client is served, as for unknown paths. */
export const FALL_THROUGH = Object.freeze({})

export type Handler<C extends Call> = (
  visit: Visit,
  input: InputOf<C>,
  request: RequestDetails,
) => object | Promise<object>

/** A call and its handler. */
export interface Route<C extends Call = Call> {
  readonly call: C
  readonly handler: (visit: Visit, input: never, request: RequestDetails) => object | Promise<object>
}

/** Binds a handler to the contract of its call; input and output are typed by it. */
export function handle<const C extends Call>(call: C, handler: Handler<C>): Route<C> {
  return { call, handler: handler as Route['handler'] }
}

/** A socket message from a browser and its handler. */
export interface MessageRoute {
  readonly message: SocketMessage
  readonly handler: (visit: Visit, payload: never) => void | Promise<void>
}

/** Binds a handler to the contract of its message. */
export function handleMessage<const M extends SocketMessage>(
  message: M,
  handler: (visit: Visit, payload: z.output<M['payload']>) => void | Promise<void>,
): MessageRoute {
  return { message, handler: handler as MessageRoute['handler'] }
}
