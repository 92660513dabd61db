/** Why a call of the console is not answered. Trainers read its message. */
export class ConsoleRefusal extends Error {
  /** Of HTTP, from 400 on. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ConsoleRefusal'
    this.status = status
  }
}
