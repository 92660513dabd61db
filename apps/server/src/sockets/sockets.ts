import type { TrainerMessage } from '@fruit/classroom/class/class-hooks'
import { withHost } from '@fruit/isomorphic/host-in-text'
import { languageIn } from '@fruit/network/language-cookie'
import { BoundedWebSocketServer } from '@fruit/network/websocket-server'
import { RequestScheduler } from '@fruit/scheduling/request-scheduler'
import type { QueueFullError } from '@fruit/scheduling/round-robin-queue'
import { READ_ONLY_MESSAGE } from '@fruit/world/storage/host-disk'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import { translate } from '@fruit/world/texts/texts'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { SocketLimits } from '../http/limits/socket-limits.ts'
import type { ServerParts } from '../http/server-parts.ts'
import { callerOf, hasAccessTo, hostNameIn } from '../http/world-naming.ts'
import type { MessageReceiver } from './message-receiver.ts'

/** Socket.IO server (docs/reference/training.md#socket) on the HTTP server. Each connection belongs to one world. */
export function sockets(
  app: FastifyInstance,
  { backend, naming, room, proxies, limits, report }: ServerParts,
  receiver: MessageReceiver,
  socketLimits: SocketLimits,
): void {
  const { registry, progressRegistry, events } = backend
  // One packet can contain many messages, and all of them would be handled in one iteration of the event loop.
  const turns = new RequestScheduler(limits.waitingPerWorld, undefined, 0)
  /** Worlds to which `server started` was sent. */
  const greeted = new Set<WorldId>()
  registry.onDelete((id) => greeted.delete(id))
  const io = new Server(app.server, {
    cors: { origin: 'http://localhost:4200' },
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
    wsEngine: BoundedWebSocketServer,
  })
  // Counts a session from its handshake. The event `connection` of `io` only follows if the client requests a namespace.
  io.engine.on('connection', (session: Socket['conn']) => {
    const { request } = session
    const sender = callerOf(naming, request.headers)?.world ?? `at ${proxies.addressOf(request)}`
    const closed = socketLimits.open(sender)
    // After that, a browser reconnects by itself, with growing delays.
    if (!closed) {
      session.close(true)
      return
    }
    session.once('close', closed)
    // Counts all packets: one request can contain thousands, and each one that connects a namespace creates a socket.
    session.on('packet', () => {
      if (!socketLimits.admits(sender)) session.close(true)
    })
  })
  app.addHook('preClose', async () => {
    // Browsers treat this as a lost connection and reconnect later. After `disconnectSockets` they would not reconnect, and
    // `io.close()` waits for every idle connection of the HTTP server, which Fastify closes only later.
    io.engine.close()
  })
  /** Returns the sockets of a world. It closes those whose learner has left; they reconnect to their current world. */
  const browsersIn = (world: WorldId): Socket[] =>
    [...(io.sockets.adapter.rooms.get(world) ?? [])].flatMap((id) => {
      const socket = io.sockets.sockets.get(id)
      if (!socket || hasAccessTo(naming, socket.handshake.headers, world)) return socket ?? []
      socket.conn.close(true)
      return []
    })
  const tell = (event: string) => (world: WorldId, message: object) => {
    for (const socket of browsersIn(world)) socket.emit(event, message)
  }
  const tellInLanguages = (event: string) => (world: WorldId, inLanguage: (language: string) => object) => {
    for (const socket of browsersIn(world))
      socket.emit(event, withHostName(socket, inLanguage(languageIn(socket.handshake.headers.cookie))))
  }
  events.subscribe('notification', tellInLanguages('challenge solved'))
  events.subscribe('nearlySolved', tellInLanguages('challenge nearly solved'))
  events.subscribe('codingSolved', tell('code challenge solved'))
  const tellWord = (world: WorldId, { id, text }: TrainerMessage) => {
    tellInLanguages('trainer says')(world, (language) => ({
      id,
      title: translate(language, 'Your trainer says'),
      words: text,
    }))
    // Read-only sessions belong to trainers, and the message is for learners.
    if (browsersIn(world).some((socket) => !isReadOnly(socket))) room?.wordSeen(world, id)
  }
  events.subscribe('trainerSaid', tellWord)
  events.subscribe('rulesChanged', tell('rules'))
  events.subscribe('ownFixWaits', tell('own fix waits'))
  events.subscribe('ownFixTakenOut', tell('own fix taken out'))
  io.on('connection', (socket) => {
    const { cookie } = socket.handshake.headers
    const caller = callerOf(naming, socket.handshake.headers)
    const id = caller?.world ?? null
    const language = languageIn(cookie)
    if (caller === null || id === null || room?.isClosed(id)) {
      socket.disconnect(true)
      return
    }
    socket.data.isReadOnly = caller.isReadOnly
    socket.use((_message, next) => {
      // Read-only sessions send no messages.
      if (caller.isReadOnly) return
      if (hasAccessTo(naming, socket.handshake.headers, id) && !room?.isClosed(id)) next()
      else socket.conn.close(true)
    })
    const welcome = async () => {
      await socket.join(id)
      await receiver.visit(id, language, ({ world }) => {
        if (!greeted.has(id)) socket.emit('server started')
        greeted.add(id)
        const rules = room?.rulesIn(id)
        if (rules) socket.emit('rules', rules)
        if (caller.isReadOnly) {
          socket.emit('trainer says', { id: 'look', title: translate(language, READ_ONLY_MESSAGE), words: '' })
          return
        }
        for (const word of room?.words(id) ?? []) tellWord(id, word)
        for (const notification of progressRegistry.of(world).notifications.pending(world.configuration, language))
          socket.emit('challenge solved', withHostName(socket, notification))
      })
    }
    welcome().catch((error: unknown) => {
      // The storage has reported its failure already, and the browser reconnects every few seconds.
      if (!(error instanceof StorageFailure)) report(`socket of world ${id}: ${String(error)}`)
      socket.disconnect(true)
    })
    for (const event of receiver.events) {
      socket.on(event, (payload, answer) => {
        room?.acts(caller, `EMIT ${event}`)
        const acknowledge = (answered: object) => typeof answer === 'function' && answer(answered)
        try {
          turns.schedule(id, () => {
            receiver
              .receive(id, event, payload, undefined, language)
              .then(acknowledge)
              .catch((error: unknown) => report(`socket of world ${id}: ${String(error)}`))
          })
        } catch (error) {
          acknowledge({ error: (error as QueueFullError).message })
        }
      })
    }
  })
}

function isReadOnly(socket: Socket): boolean {
  return (socket.data as { isReadOnly?: boolean }).isReadOnly === true
}

/** Returns a message whose texts name the shop's host as the browser knows it. */
function withHostName({ handshake }: Socket, message: object): object {
  const { host, 'x-forwarded-host': forwarded } = handshake.headers
  const name = hostNameIn(typeof forwarded === 'string' ? forwarded : host)
  return Object.fromEntries(
    Object.entries(message).map(([key, value]) => [key, typeof value === 'string' ? withHost(value, name) : value]),
  )
}
