import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request of the shop to a model. */
export interface ModelRequest {
  readonly body: string
  readonly headers: IncomingMessage['headers']
}

/** Responds to a request of the shop to the model. */
export type ModelResponder = (request: ModelRequest, answer: ServerResponse) => void

/** A small server with OpenAI's interface. It responds as the test sets in `act` and records requests. */
export class FakeModel {
  respond: ModelResponder = (_request, answer) => void answer.writeHead(503).end()
  readonly requests: ModelRequest[] = []
  readonly #server: Server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      this.requests.push({ body, headers: request.headers })
      this.respond({ body, headers: request.headers }, answer)
    })
  })

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** One event in the format of OpenAI's stream. @param choice for instance `{ delta: { content: 'Ripe' } }` */
export function chunk(choice: object): string {
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`
}

/** Streams a complete response. */
export function streamAnswer(answer: ServerResponse, deltas: readonly object[], reason = 'stop'): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const delta of deltas) answer.write(chunk({ delta }))
  answer.end(`${chunk({ delta: {}, finish_reason: reason })}data: [DONE]\n\n`)
}
