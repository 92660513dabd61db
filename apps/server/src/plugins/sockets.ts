import type { OwnFixTakenOut } from '@fruit/contracts/calls/coding'
import type { ChallengeSolved, CodeChallengeSolved } from '@fruit/contracts/calls/training'
import type { InsideVisit } from '@fruit/training/inside/inside-visits'
import { causeOfMessage } from '@fruit/training/solves/cause'
import type { MessageRoute } from '@fruit/world/route'
import { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Backend } from '../backend.ts'
import { namedWorld, type WorldNaming } from './worlds.ts'

/** Sends what happens in a world to the browsers that look at it. */
export interface LiveEvents {
  notify(world: WorldId, notification: ChallengeSolved): void
  codingSolved(world: WorldId, solved: CodeChallengeSolved): void
  ownFixTakenOut(world: WorldId, message: OwnFixTakenOut): void
  /**
   * Deals with a message as if a browser of the world had sent it.
   *
   * @param inside where the server itself does: no progress comes of it then
   */
  receive(world: WorldId, event: string, payload: unknown, inside?: InsideVisit): Promise<void>
}

interface Options {
  readonly backend: Pick<Backend, 'registry' | 'progressRegistry' | 'installedFixes'>
  readonly naming: WorldNaming
  readonly messages: readonly MessageRoute[]
  readonly report: (line: string) => void
}

/** The socket (docs/reference/training.md#socket), beside the HTTP server. Each connection belongs to one world. */
export function sockets(app: FastifyInstance, options: Options): LiveEvents {
  const { naming, messages, report } = options
  const { registry, progressRegistry, installedFixes } = options.backend
  /** Worlds in which a browser was told that the server started. */
  const greeted = new Set<WorldId>()
  const io = new Server(app.server, {
    cors: { origin: 'http://localhost:4200' },
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  app.addHook('preClose', async () => {
    // Not `io.close()`: it waits for every idle connection of the HTTP server, which Fastify closes only afterwards.
    io.disconnectSockets(true)
    io.engine.close()
  })
  io.on('connection', (socket) => {
    const id = namedWorld(naming, socket.handshake.headers.cookie)
    if (id === null) {
      socket.disconnect(true)
      return
    }
    socket.join(id)
    void inWorld(id, (visit) => {
      if (!greeted.has(id)) socket.emit('server started')
      greeted.add(id)
      for (const notification of progressRegistry.of(visit.world).pending(visit.world))
        socket.emit('challenge solved', notification)
    })
    for (const route of messages) socket.on(route.message.event, (payload, answer) => deal(id, route, payload, answer))
  })

  /** Deals with a message; a client that asks for an answer gets one when everything is done. */
  async function deal(
    id: WorldId,
    route: MessageRoute,
    payload: unknown,
    answer: unknown,
    inside?: InsideVisit,
  ): Promise<void> {
    try {
      const checked = route.message.payload.safeParse(payload)
      if (checked.success) {
        await inWorld(id, async (visit) => {
          await route.handler(visit, checked.data as never)
          if (inside) inside.seen(visit)
          else progressRegistry.of(visit.world).judge(visit, () => causeOfMessage(route.message.event, checked.data))
        })
      }
      if (typeof answer === 'function')
        answer(checked.success ? {} : { error: 'The payload does not fit this message.' })
    } catch (error) {
      report(`socket message ${route.message.event}: ${String(error)}`)
      if (typeof answer === 'function') answer({ error: 'Something went wrong.' })
    }
  }

  async function inWorld(id: WorldId, work: (visit: Visit) => void | Promise<void>): Promise<void> {
    const world = registry.enter(id)
    try {
      const pending = installedFixes.pendingInstall(world)
      if (pending) await pending
      await work(new Visit(world, null))
    } finally {
      registry.leave(world)
    }
  }

  return {
    notify: (world, notification) => io.to(world).emit('challenge solved', notification),
    codingSolved: (world, solved) => io.to(world).emit('code challenge solved', solved),
    ownFixTakenOut: (world, message) => io.to(world).emit('own fix taken out', message),
    receive: async (world, event, payload, inside) => {
      for (const route of messages) if (route.message.event === event) await deal(world, route, payload, null, inside)
    },
  }
}
