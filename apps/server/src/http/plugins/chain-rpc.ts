import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { recordTransaction } from '@fruit/shop/web3/service'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chainPath } from '../chain-address.ts'
import { answerTo, rpcRefusal } from '../rpc-response.ts'
import { parseText } from './bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The token in the path names the world; cookies are ignored. */
    isNamedByToken?: true
  }
}

/** Maximum size of a request, in bytes. */
export const MAX_RPC_BYTES = 128 * 1024

/**
 * Serves the chain of each world by JSON-RPC over HTTP (docs/reference/chain.md). It is no call of the interface: bodies, errors
 * and batches follow JSON-RPC.
 */
export async function chainRpc(app: FastifyInstance, { report }: { report: (line: string) => void }): Promise<void> {
  app.removeAllContentTypeParsers()
  parseText(app, 'application/json', (text) => text)
  app.setErrorHandler((error: FastifyError | HttpError, _request, reply) => {
    const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500)
    if (error instanceof StorageFailure) return reply.status(status).send(rpcRefusal(error.message))
    if (status >= 500) report(`chain: ${error.stack ?? String(error)}`)
    return reply
      .status(status)
      .send(rpcRefusal(status >= 500 ? 'Internal error.' : (MESSAGES_BY_STATUS[status] ?? error.message)))
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit, body } = request
    const text = await answerTo(String(body ?? ''), {
      chain: visit.world.chain,
      nextTurn: visit.world.nextTurn,
      mined: (transaction) => recordTransaction(visit, transaction),
      report: (error) => report(`chain: ${error instanceof Error ? error.stack : String(error)}`),
    })
    if (text === null) return reply.status(204).send()
    return reply.type('application/json; charset=utf-8').send(text)
  }
  app.get(RPC_PATH, async ({ visit: { world } }) => ({
    chainId: world.configuration.application.chainId,
    address: chainPath(world),
  }))
  app.post(RPC_PATH, { bodyLimit: MAX_RPC_BYTES }, answer)
  app.post(`${RPC_PATH}/:token`, { bodyLimit: MAX_RPC_BYTES, config: { isNamedByToken: true } }, answer)
}

const MESSAGES_BY_STATUS: Readonly<Record<number, string>> = {
  413: `A request can have at most ${MAX_RPC_BYTES} bytes.`,
  415: 'Send JSON-RPC as application/json.',
}
