import type { LoopbackVisit } from '@fruit/training/inside/inside-visits'
import { type Cause, causeOfMessage } from '@fruit/training/solves/cause'
import { judgeVisit } from '@fruit/training/solves/judge'
import type { MessageRoute } from '@fruit/world/route'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'
import type { Backend } from '../startup/backend.ts'

interface Options {
  readonly backend: Pick<Backend, 'registry' | 'progressRegistry' | 'installedFixes' | 'loadLanguage'>
  readonly messages: readonly MessageRoute[]
  readonly report: (line: string) => void
}

/** Acknowledgement for a client that requested one. */
type MessageAnswer = Readonly<Record<string, never>> | { readonly error: string }

/** Handles socket messages of browsers, and of the server's internal requests. */
export class MessageReceiver {
  readonly #options: Options
  readonly #routes: ReadonlyMap<string, MessageRoute>

  constructor(options: Options) {
    this.#options = options
    this.#routes = new Map(options.messages.map((route) => [route.message.event, route]))
  }

  /** Names of the known messages. */
  get events(): readonly string[] {
    return [...this.#routes.keys()]
  }

  /**
   * Handles a message to a world; ignores unknown messages.
   *
   * @param inside set for internal requests of the server, which change no progress
   * @param language of the browser's UI
   */
  async receive(
    world: WorldId,
    event: string,
    payload: unknown,
    inside?: LoopbackVisit,
    language = 'en',
  ): Promise<MessageAnswer> {
    const route = this.#routes.get(event)
    if (!route) return {}
    const checked = route.message.payload.safeParse(payload)
    if (!checked.success) return { error: 'The payload is not valid for this message.' }
    try {
      const cause = () => causeOfMessage(event, checked.data)
      const handle = (visit: Visit) => route.handler(visit, checked.data as never)
      if (inside)
        await this.visit(world, language, async (visit) => {
          await handle(visit)
          inside.seen(visit)
        })
      else await this.visitAndJudge(world, language, cause, handle)
      return {}
    } catch (error) {
      // The storage has reported this failure already.
      if (error instanceof StorageFailure) return { error: error.message }
      this.#options.report(`socket message ${event}: ${String(error)}`)
      return { error: 'Internal error.' }
    }
  }

  /** Like `visit`, but judges the facts that the work recorded. @param cause called only if facts were recorded */
  async visitAndJudge(
    id: WorldId,
    language: string,
    cause: () => Cause,
    work: (visit: Visit) => void | Promise<void>,
  ): Promise<void> {
    await this.visit(id, language, async (visit) => {
      await work(visit)
      judgeVisit(this.#options.backend.progressRegistry.of(visit.world), visit, cause)
    })
  }

  /** Runs work in a world, and opens the world if necessary. */
  async visit(id: WorldId, language: string, work: (visit: Visit) => void | Promise<void>): Promise<void> {
    const { registry, installedFixes, loadLanguage } = this.#options.backend
    const world = registry.enter(id)
    try {
      await Promise.all([installedFixes.pendingInstall(world), loadLanguage(language)])
      await work(new Visit(world, null, language))
    } finally {
      registry.leave(world)
    }
  }
}
