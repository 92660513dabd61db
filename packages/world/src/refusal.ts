import { type Say, type Saying, say } from './texts/texts.ts'

/** A body in the words of the visitor. */
type Body = (say: Say) => string | object

interface Options {
  readonly name?: string
  readonly code?: string
}

/**
 * Thrown when the shop declines a request, with a message for the person who sent it. The error handler answers with
 * its status; any other thrown value is an unexpected error and answers 500.
 */
export class Refusal extends Error {
  override readonly name: string
  /** HTTP status, 400 to 599. */
  readonly status: number
  /** In no language yet; `message` is English, for logs and tests. */
  readonly saying: Saying
  /** What is answered: text as `text/plain`, an object as JSON; without it the error page that the client prefers. */
  readonly body: Body | null
  /** A word by which programs tell it from others of its name. */
  readonly code: string | undefined
  /** Whether the shop foresaw it in ordinary use: where it was thrown is told to nobody. */
  readonly isForeseen: boolean

  constructor(status: number, saying: Saying, options: Options & { body?: Body; isForeseen?: boolean } = {}) {
    super(say('en', saying))
    this.saying = saying
    this.name = options.name ?? 'Refusal'
    this.status = status
    this.body = options.body ?? null
    this.code = options.code
    this.isForeseen = options.isForeseen ?? false
  }

  /** A refusal that honest visitors meet as well. It is answered as errors are, but nothing stumbled: it has no stack. */
  static foreseen(status: number, saying: Saying, options: Options = {}): Refusal {
    return new Refusal(status, saying, { ...options, isForeseen: true })
  }

  /** A refusal that is answered with its message as plain text. */
  static text(status: number, saying: Saying): Refusal {
    return new Refusal(status, saying, { body: (say) => say(saying) })
  }
}
