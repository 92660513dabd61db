import type { ClassEvent, EventSettings } from '@fruit/contracts/console/class-event'
import type { LiveEvent, LiveMessage } from '@fruit/contracts/console/live'
import WebSocket from 'ws'

/** Passphrase of trainers in tests. */
export const PASSPHRASE = 'plum basket window'

/** A contest without teams and without restrictions. */
export const CONTEST: EventSettings = {
  ...{ name: 'Monday', form: 'contest', path: null, challenges: null, language: null, hints: { mode: 'on' } },
  ...{ coding: true, ownFixes: true, startsAt: null, endsAt: null, freezesAt: null, teamSize: 1, isKept: false },
  atEnd: { closesShops: true, opensWalkthroughs: true },
  contest: { points: 'falling', firstBlood: 50, hintCost: 10 },
}

/** The link of the first sign-in in the output of a server; null if there is none yet. */
export function signInLinkIn(printed: string): string | null {
  return /https?:\/\/[\w.:[\]-]+\/#\/link\/[\w-]+/.exec(printed)?.[0] ?? null
}

/** A solve that the console's socket reported. */
export interface ToldSolve {
  readonly team: string
  readonly challenge: string
  /** In `performance.now()` time. */
  readonly at: number
}

/** A trainer who sends the same requests as the pages of the console. */
export class ClassTrainer {
  readonly origin: string
  readonly #token: string

  private constructor(origin: string, token: string) {
    this.origin = origin
    this.#token = token
  }

  /** @param link of the first sign-in, from the output of the server */
  static async byLink(link: string): Promise<ClassTrainer> {
    const { origin, hash } = new URL(link)
    const trainer = new ClassTrainer(origin, '')
    const body = { secret: hash.slice('#/link/'.length), name: 'Robin', passphrase: PASSPHRASE }
    const { token } = await trainer.ask<{ token: string }>('POST', '/sign-in/link', body)
    return new ClassTrainer(origin, token)
  }

  /** Signs in again. @param origin of the console */
  static async byPassphrase(origin: string): Promise<ClassTrainer> {
    const body = { name: 'Robin', passphrase: PASSPHRASE }
    const { token } = await new ClassTrainer(origin, '').ask<{ token: string }>('POST', '/sign-in', body)
    return new ClassTrainer(origin, token)
  }

  /** @throws Error if the console refuses */
  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        origin: this.origin,
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as Answer
  }

  /** Creates an event and opens it. */
  async openEvent(settings = CONTEST): Promise<ClassEvent> {
    const { id } = await this.ask<ClassEvent>('POST', '/events', settings)
    return await this.ask<ClassEvent>('POST', `/events/${id}/state`, { act: 'open' })
  }

  live(event: string): Promise<LiveEvent> {
    return this.ask('GET', `/events/${event}/live`)
  }

  /**
   * Opens the live socket of an event like the grid. @returns the solves so far, and a function that closes the socket
   */
  async watch(event: string): Promise<{ readonly told: readonly ToldSolve[]; close(): void }> {
    const told: ToldSolve[] = []
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/live`, { origin: this.origin })
    const token = this.#token
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () => socket.send(JSON.stringify({ token, event })))
      socket.on('message', (data) => {
        const at = performance.now()
        const message = JSON.parse(String(data)) as LiveMessage
        if (message.kind === 'whole') resolve()
        if (message.kind !== 'changed') return
        for (const { kind, team, challenge } of message.happenings)
          if (kind === 'solved') told.push({ team, challenge: challenge ?? '', at })
      })
    })
    return { told, close: () => socket.terminate() }
  }
}
