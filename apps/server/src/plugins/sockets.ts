import type { ChallengeSolved, CodeChallengeSolved } from '@fruit/contracts/calls/training'
import { causeOfMessage } from '@fruit/progress/cause'
import type { ProgressKeeper } from '@fruit/progress/progress-keeper'
import type { WorldRegistry } from '@fruit/world/registry'
import type { MessageRoute } from '@fruit/world/route'
import { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { namedWorld, type WorldNaming } from './worlds.ts'

/** Sends what happens in a world to the browsers that look at it. */
export interface LiveEvents {
  notify(world: WorldId, notification: ChallengeSolved): void
  codingSolved(world: WorldId, solved: CodeChallengeSolved): void
  /** Deals with a message as if a browser of the world had sent it. */
  receive(world: WorldId, event: string, payload: unknown): Promise<void>
}

interface Options {
  readonly registry: WorldRegistry
  readonly keeper: ProgressKeeper
  readonly naming: WorldNaming
  readonly messages: readonly MessageRoute[]
  readonly report: (line: string) => void
}

/** The socket of interface.md section 8, beside the HTTP server. Each connection belongs to one world. */
export function sockets(app: FastifyInstance, options: Options): LiveEvents {
  const { registry, keeper, naming, messages, report } = options
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
      for (const notification of keeper.of(visit.world).pending(visit.world))
        socket.emit('challenge solved', notification)
    })
    for (const route of messages) socket.on(route.message.event, (payload, answer) => deal(id, route, payload, answer))
  })

  /** Deals with a message; a client that asks for an answer gets one when everything is done. */
  async function deal(id: WorldId, route: MessageRoute, payload: unknown, answer: unknown): Promise<void> {
    try {
      const checked = route.message.payload.safeParse(payload)
      if (checked.success) {
        await inWorld(id, async (visit) => {
          await route.handler(visit, checked.data as never)
          keeper.of(visit.world).judge(visit, () => causeOfMessage(route.message.event, checked.data))
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
      await work(new Visit(world, null))
    } finally {
      registry.leave(world)
    }
  }

  return {
    notify: (world, notification) => io.to(world).emit('challenge solved', notification),
    codingSolved: (world, solved) => io.to(world).emit('code challenge solved', solved),
    receive: async (world, event, payload) => {
      for (const route of messages) if (route.message.event === event) await deal(world, route, payload, null)
    },
  }
}
