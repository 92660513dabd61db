import type { OwnFixTakenOut, OwnFixWaits } from '@fruit/contracts/calls/coding'
import type { ChallengeSolved, NearlySolved } from '@fruit/contracts/calls/training'
import type * as contracts from '@fruit/contracts/events'
import type { Socket } from 'socket.io-client'
import type { z } from 'zod'

type Contracts = typeof contracts

/** Messages to the shop: payload by event. */
export type ClientMessages = {
  [Name in keyof Contracts as Contracts[Name] extends contracts.SocketMessage
    ? Contracts[Name]['event']
    : never]: Contracts[Name] extends contracts.SocketMessage ? z.input<Contracts[Name]['payload']> : never
} & {
  /** The notifications that one click closed. */
  verifyCloseNotificationsChallenge: readonly { readonly message: string; readonly flag: string }[]
}

/** Messages from the shop: payload by event. */
export interface ServerMessages {
  'challenge solved': ChallengeSolved
  'challenge nearly solved': NearlySolved
  'code challenge solved': { readonly key: string; readonly codingChallengeStatus: 1 | 2 }
  'own fix waits': OwnFixWaits
  'own fix taken out': OwnFixTakenOut
  'trainer says': { readonly id: string; readonly title: string; readonly words: string }
  /**
   * Rules of the event that the shop belongs to, sent on each connection and on each change; `edition` identifies them.
   */
  rules: { readonly edition: string; readonly language: string | null }
  'server started': undefined
  /** Emitted by the client after a reconnection: messages from the meantime were lost. */
  'connected again': undefined
}

/**
 * The WebSocket connection. Screens may send and listen from the start. The connection and its code load after the
 * first screen has rendered.
 */
export class LiveConnection {
  readonly #listeners = new Map<string, Set<(payload: never) => void>>()
  readonly #waiting: [event: string, payload: unknown][] = []
  #socket: Socket | null = null
  #connecting: Promise<void> | null = null

  send<Event extends keyof ClientMessages>(event: Event, payload: ClientMessages[Event]): void {
    if (this.#socket) this.#socket.emit(event, payload)
    else this.#waiting.push([event, payload])
  }

  /** @returns a function that ends the subscription */
  listen<Event extends keyof ServerMessages>(
    event: Event,
    listener: (payload: ServerMessages[Event]) => void,
  ): () => void {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known.add(listener))
    return () => known.delete(listener)
  }

  /**
   * Connects, and reconnects after each interruption. Later calls return the same connection.
   *
   * @param base address of the shop, with a slash at the end
   */
  connect(base: string): Promise<void> {
    this.#connecting ??= this.#connect(base)
    return this.#connecting
  }

  /** Reconnects, so that the shop receives changed cookies. */
  reconnect(): void {
    this.#socket?.disconnect().connect()
  }

  async #connect(base: string): Promise<void> {
    const { io } = await import('socket.io-client')
    const { origin, pathname } = new URL(base)
    // WebSocket first: long polling would cost three more requests. It remains as a fallback for networks that need it.
    const socket = io(origin, { path: `${pathname}socket.io`, transports: ['websocket', 'polling'] })
    const tell = (event: string, ...payload: unknown[]) => {
      for (const listener of this.#listeners.get(event) ?? []) listener(payload[0] as never)
    }
    socket.onAny(tell)
    socket.once('connect', () => socket.on('connect', () => tell('connected again')))
    for (const [event, payload] of this.#waiting.splice(0)) socket.emit(event, payload)
    this.#socket = socket
  }
}
