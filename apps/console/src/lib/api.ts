import type { Answer, BodyOf, CallName, Calls, Filled } from './answers.ts'
import type { ConsoleSession } from './session.ts'

/** The server refused a request or is unreachable. The message is for the trainer. */
class CallError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Sends requests to the server of the console. An invalid token ends the session. */
export class Api {
  readonly #session: ConsoleSession

  constructor(session: ConsoleSession) {
    this.#session = session
  }

  /** @throws CallError if the request is refused, or the server is unreachable */
  async ask<Name extends CallName>(
    method: Calls[Name]['method'],
    path: Filled<Calls[Name]['path']>,
    ...[body]: BodyOf<Name>
  ): Promise<Answer<Name>> {
    const response = await this.#send(method, path, body)
    return (await response.json()) as Answer<Name>
  }

  /** Downloads a file under the name that the server gives it. @throws CallError like `ask` */
  async file(path: string): Promise<File> {
    const response = await this.#send('GET', path, undefined)
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return new File([await response.blob()], decodeURIComponent(name ?? 'results'))
  }

  async #send(method: string, path: string, body: unknown): Promise<Response> {
    const { token } = this.#session.state ?? {}
    const response = await fetch(path, {
      method,
      credentials: 'omit',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch(() => {
      throw new CallError(0, 'The server does not answer. Is it running?')
    })
    if (response.ok) return response
    const { error } = (await response.json().catch(() => ({}))) as { error?: string }
    if (response.status === 401 && token !== undefined && path !== '/api/passphrase') this.#session.end(token)
    throw new CallError(response.status, error ?? `The server answered ${response.status}.`)
  }
}
