/**
 * Thrown when the shop declines a request, with a message for the person who sent it. The error handler answers with
 * its status; any other thrown value is an unexpected error and answers 500.
 */
export class Refusal extends Error {
  override readonly name: string
  /** HTTP status, 400 to 599. */
  readonly status: number
  /** What is answered: text as `text/plain`, an object as JSON; without it the error page that the client prefers. */
  readonly body: string | object | null

  constructor(status: number, message: string, options: { name?: string; body?: string | object } = {}) {
    super(message)
    this.name = options.name ?? 'Refusal'
    this.status = status
    this.body = options.body ?? null
  }

  /** A refusal that is answered with its message as plain text. */
  static text(status: number, message: string): Refusal {
    return new Refusal(status, message, { body: message })
  }
}
