import type { Call, InputOf } from '@fruit/contracts/call'
import type { SocketMessage } from '@fruit/contracts/events'
import type { z } from 'zod'
import type { Visit } from './visit.ts'

/** A file as a browser sent it; nothing about it is checked. */
export interface UploadedFile {
  /** As the client wrote it: it may hold slashes, `..` and any other character. */
  readonly name: string
  /** What the client says that it is, such as `image/png`. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What a handler may want of the request beyond its checked input. */
export interface RequestDetails {
  readonly method: string
  /** Path and query as sent, with runs of slashes collapsed. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Address at the other end of the connection, IPv4 wherever it can be; no header changes it. */
  readonly address: string
  /** The body as text, before it was parsed; duplicate keys are still in it. Empty when there was none. */
  readonly rawBody: string
  /** The file of a call that takes one; null when none came. */
  readonly upload: UploadedFile | null
  /** The media type among those offered that the client likes best. */
  accepts(...offered: string[]): string | false
}

/** An answer that is not simply 200 with JSON. */
export class Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param body a string is sent as `text/plain`, bytes as they are, a stream (`Readable`) as it comes, anything else
   *   as JSON. What a visit records while its answer streams is judged at once.
   */
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export type Handler<C extends Call> = (
  visit: Visit,
  input: InputOf<C>,
  request: RequestDetails,
) => object | Promise<object>

/** A call together with what answers it. */
export interface Route {
  readonly call: Call
  readonly handler: (visit: Visit, input: never, request: RequestDetails) => object | Promise<object>
}

/** Binds a handler to the contract of its call; input and output are typed by it. */
export function handle<const C extends Call>(call: C, handler: Handler<C>): Route {
  return { call, handler: handler as Route['handler'] }
}

/** A message that browsers send over the socket, together with what deals with it. */
export interface MessageRoute {
  readonly message: SocketMessage
  readonly handler: (visit: Visit, payload: never) => void | Promise<void>
}

/** Binds a handler to the contract of its message. */
export function receive<const M extends SocketMessage>(
  message: M,
  handler: (visit: Visit, payload: z.output<M['payload']>) => void | Promise<void>,
): MessageRoute {
  return { message, handler: handler as MessageRoute['handler'] }
}
