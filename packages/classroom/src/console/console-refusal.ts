/** Rejection of a console call. Trainers read the message. */
export class ConsoleRefusal extends Error {
  /** HTTP status, at least 400. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ConsoleRefusal'
    this.status = status
  }
}
