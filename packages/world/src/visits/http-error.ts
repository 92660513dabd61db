import { type Message, type Translate, translate } from '../texts/texts.ts'

/** A body in the visitor's language. */
type Body = (say: Translate) => string | object

interface Options {
  readonly name?: string
  readonly code?: string
}

/**
 * Thrown when the shop declines a request, with a message for the sender. The error handler responds with its status; any other
 * thrown value is an unexpected error with status 500.
 */
export class HttpError extends Error {
  override readonly name: string
  /** HTTP status, 400 to 599. */
  readonly status: number
  /** Not translated yet; `message` is English, for logs and tests. */
  readonly saying: Message
  /**
   * Body of the response: a string is sent as `text/plain`, an object as JSON. Null: the error page in the format that the client
   * prefers.
   */
  readonly body: Body | null
  /** Machine-readable code that distinguishes errors of the same name. */
  readonly code: string | undefined
  /** True for a refusal that is expected in ordinary use; its stack is not shown. */
  readonly isExpected: boolean

  constructor(status: number, saying: Message, options: Options & { body?: Body; isForeseen?: boolean } = {}) {
    super(translate('en', saying))
    this.saying = saying
    this.name = options.name ?? 'Refusal'
    this.status = status
    this.body = options.body ?? null
    this.code = options.code
    this.isExpected = options.isForeseen ?? false
  }

  /** A refusal that honest visitors receive as well. It is sent like other errors, but without a stack. */
  static expected(status: number, saying: Message, options: Options = {}): HttpError {
    return new HttpError(status, saying, { ...options, isForeseen: true })
  }

  /** A refusal whose message is sent as plain text. */
  static text(status: number, saying: Message): HttpError {
    return new HttpError(status, saying, { body: (say) => say(saying) })
  }
}
