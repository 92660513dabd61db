import { randomBytes } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { MinedTransaction, NewHead } from '@fruit/chain/chain'
import { logFilter, matches } from '@fruit/chain/log-wish'
import { RpcFailure } from '@fruit/chain/rpc-failure'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { languageIn } from '@fruit/network/language-cookie'
import { senderOf } from '@fruit/network/request-origin'
import { BoundedWebSocketServer } from '@fruit/network/websocket-server'
import { recordTransaction } from '@fruit/shop/web3/service'
import { causeOfRequest } from '@fruit/training/solves/cause'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { worldOfChainToken } from '../http/chain-address.ts'
import type { SocketLimits } from '../http/limits/socket-limits.ts'
import { MAX_RPC_BYTES } from '../http/plugins/chain-rpc.ts'
import { answerTo, type ExtraMethods } from '../http/rpc-response.ts'
import type { ServerParts } from '../http/server-parts.ts'
import { callerOf, hasAccessTo } from '../http/world-naming.ts'
import type { MessageReceiver } from './message-receiver.ts'

interface Connections extends Pick<ServerParts, 'turns' | 'report'> {
  readonly receiver: MessageReceiver
  readonly socketLimits: SocketLimits
}

/** Maximum number of pending calls of a connection; one more closes it. */
const MAX_PENDING_CALLS = 100
/** Maximum number of bytes that a client may leave unread; more close the connection. */
const MAX_UNREAD_BYTES = 4 * 2 ** 20

/** Close codes of RFC 6455. */
const CLOSE_TRY_AGAIN = 1013
const CLOSE_SERVICE_RESTART = 1012
const CLOSE_POLICY_VIOLATION = 1008

/** Serves the chain of each world by JSON-RPC over WebSocket, with subscriptions. */
export function chainSockets(
  app: FastifyInstance,
  { backend, naming, room, proxies, turns, report }: ServerParts,
  receiver: MessageReceiver,
  socketLimits: SocketLimits,
): void {
  const sockets = new BoundedWebSocketServer({ noServer: true, maxPayload: MAX_RPC_BYTES, clientTracking: true })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.close(CLOSE_SERVICE_RESTART)
    for (const socket of sockets.clients) socket.terminate()
  })
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = (request.url ?? '/').split('?', 1)[0]!.replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase()
    if (path !== RPC_PATH && !path.startsWith(`${RPC_PATH}/`)) return
    const world = worldOf(request, path)
    if (typeof world === 'number') {
      stream.end(`HTTP/1.1 ${world} ${STATUS_CODES[world]}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const closed = socketLimits.open(world)
      if (!closed) {
        socket.close(CLOSE_TRY_AGAIN, 'The shop has reached its limit of connections.')
        return
      }
      socket.once('close', closed)
      // A token stays valid until its shop is reset or deleted.
      const isIn = () => !room?.isClosed(world) && (path !== RPC_PATH || hasAccessTo(naming, request.headers, world))
      serveConnection(socket, world, isIn, languageIn(request.headers.cookie), {
        receiver,
        socketLimits,
        turns,
        report,
      })
    })
  })

  /** Returns the world, or an error status. 403 for pages of other sites, because browsers send the cookie for them too. */
  function worldOf(request: IncomingMessage, path: string): WorldId | 403 | 404 | 503 | 507 {
    if (path !== RPC_PATH) return worldByToken(path.slice(RPC_PATH.length + 1))
    const sender = senderOf(request, proxies)
    if (sender !== 'own' && sender !== 'none') return 403
    const caller = callerOf(naming, request.headers)
    if (caller?.isReadOnly) return 403
    return caller?.world ?? 404
  }

  function worldByToken(token: string): WorldId | 404 | 503 | 507 {
    try {
      return worldOfChainToken(backend.registry, token) ?? 404
    } catch (error) {
      if (error instanceof StorageFailure) return error.status as 503 | 507
      throw error
    }
  }
}

/** Answers the calls of one connection in order. @param isIn tells whether the client still has access to the world */
function serveConnection(
  socket: WebSocket,
  id: WorldId,
  isIn: () => boolean,
  language: string,
  { receiver, socketLimits, turns, report }: Connections,
): void {
  const subscriptions = new Map<string, () => void>()
  let turn = Promise.resolve()
  let waiting = 0
  const send = (text: string) => {
    if (!isIn() || socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate()
    else socket.send(text)
  }
  const answer = async (text: string) => {
    const cause = () =>
      causeOfRequest({
        ...{ method: 'POST', url: RPC_PATH, headers: { 'content-type': 'application/json' }, rawBody: text },
        upload: null,
      })
    let answered: string | null = null
    await receiver.visitAndJudge(id, language, cause, async (visit) => {
      const { chain } = visit.world
      const methods: ExtraMethods = {
        eth_subscribe: ([kind, fields]) => {
          const subscription = `0x${randomBytes(16).toString('hex')}`
          const news = resultSelector(kind, fields)
          const stop = chain.watch({
            mined: (block) => {
              for (const result of news(block))
                send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription, result } }))
            },
            // Clients reconnect, and get the chain of the new shop.
            closed: () => socket.close(CLOSE_SERVICE_RESTART),
          })
          subscriptions.set(subscription, stop)
          return subscription
        },
        eth_unsubscribe: ([subscription]) => {
          const stop = subscriptions.get(String(subscription))
          stop?.()
          return subscriptions.delete(String(subscription))
        },
      }
      const mined = (transaction: MinedTransaction) => recordTransaction(visit, transaction)
      answered = await answerTo(text, { chain, nextTurn: visit.world.nextTurn, mined, methods, report: tell })
    })
    // By now the challenges that the call solved are stored.
    if (answered !== null) send(answered)
  }
  const failed = (error: unknown) => {
    if (error instanceof StorageFailure) socket.close(CLOSE_TRY_AGAIN, error.name)
    else tell(error)
  }
  const tell = (error: unknown) => report(`chain: ${error instanceof Error ? error.stack : String(error)}`)
  socket.on('message', (data, isBinary) => {
    if (!isIn()) {
      socket.close(CLOSE_POLICY_VIOLATION, 'You no longer have access to this shop.')
      return
    }
    if (isBinary || ++waiting > MAX_PENDING_CALLS || !socketLimits.admits(id)) {
      socket.close(CLOSE_POLICY_VIOLATION, 'Send text messages, and wait for responses.')
      return
    }
    const text = data.toString()
    turn = turn
      // Calls that arrive together, also on several sockets, must not be answered in one iteration of the event loop.
      .then(() => turns.pause(id))
      .then(() => answer(text))
      .catch(failed)
      .finally(() => {
        waiting--
      })
  })
  socket.on('error', () => socket.terminate())
  socket.once('close', () => {
    for (const stop of subscriptions.values()) stop()
  })
}

/**
 * Returns the function that selects a subscription's results from a block.
 *
 * @throws RpcFailure
 */
function resultSelector(kind: unknown, fields: unknown): (block: NewHead) => readonly unknown[] {
  switch (kind) {
    case 'newHeads':
      return ({ header }) => [header]
    case 'newPendingTransactions':
      return ({ transaction }) => (transaction ? [transaction] : [])
    case 'logs': {
      const filter = logFilter((typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>)
      return ({ logs }) => logs.filter((log) => matches(log, filter))
    }
    default:
      throw new RpcFailure('wrongParameters', 'available subscriptions: newHeads, logs, newPendingTransactions')
  }
}
