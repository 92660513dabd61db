import { hostname, release, type } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigurationError } from '@fruit/configuration/load-configuration'
import { describeValue } from '@fruit/configuration/setting-path'
import type { OwnSolve } from '@fruit/training/events/event-channel'

/** Deadline for the receiver's response. */
const TIMEOUT_MS = 5000
/** Maximum number of waiting solves; further ones are dropped and reported. */
const MAX_QUEUED = 1000
/** Maximum time that `close` waits for the last solves. */
const CLOSE_TIMEOUT_MS = 1000

interface Issuer {
  readonly appName: string
  /** Name of the configuration, which is `NODE_ENV`. */
  readonly config: string
  readonly version: string
}

/**
 * Reads the URL of the webhook from `SOLUTIONS_WEBHOOK`; null if it is not set.
 *
 * @throws ConfigurationError for anything but an http or https URL
 */
export function webhookAddress(env: Readonly<Record<string, string | undefined>>): string | null {
  const address = env.SOLUTIONS_WEBHOOK
  if (!address) return null
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  throw new ConfigurationError([
    {
      file: 'environment variable SOLUTIONS_WEBHOOK',
      key: '',
      found: describeValue(address),
      allowed: 'a complete URL that starts with http:// or https://',
    },
  ])
}

/** Sends each solve to the configured address, in order and once (docs/reference/training.md#webhook). */
export class SolutionWebhook {
  readonly #address: string
  readonly #issuer: Issuer
  readonly #report: (line: string) => void
  readonly #lastWaitMs: number
  #sending: Promise<void> = Promise.resolve()
  #waiting = 0

  /** @param lastWaitMs maximum time that `close` waits */
  constructor(address: string, issuer: Issuer, report: (line: string) => void, lastWaitMs: number = CLOSE_TIMEOUT_MS) {
    this.#address = address
    this.#issuer = issuer
    this.#report = report
    this.#lastWaitMs = lastWaitMs
  }

  /** Queues a solve for sending. Failures are reported and not retried. */
  send(solve: OwnSolve): void {
    const { key } = solve.notification
    if (this.#waiting >= MAX_QUEUED) {
      this.#report(`webhook: ${key} was not sent, because ${MAX_QUEUED} solves are already queued`)
      return
    }
    this.#waiting++
    this.#sending = this.#sending.then(async () => {
      try {
        await this.#post(solve)
      } catch (error) {
        const { message, cause } = error as Error
        this.#report(`webhook: ${key} was not delivered: ${cause instanceof Error ? cause.message : message}`)
      }
      this.#waiting--
    })
  }

  /** Waits briefly for queued solves, so that the last solve of an event is delivered. */
  async close(): Promise<void> {
    const enough = new AbortController()
    await Promise.race([this.#sending, pause(this.#lastWaitMs, undefined, { signal: enough.signal }).catch(() => {})])
    enough.abort()
  }

  async #post(solve: OwnSolve): Promise<void> {
    const answer = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.#message(solve)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }

  #message({ notification, solvedAt, ...scores }: OwnSolve): object {
    return {
      solution: {
        challenge: notification.key,
        hintsAvailable: scores.hintsAvailable,
        hintsUnlocked: scores.hintsUnlocked,
        cheatScore: scores.cheatScore,
        totalCheatScore: scores.totalCheatScore,
        issuedOn: new Date(solvedAt).toISOString(),
      },
      ctfFlag: notification.flag,
      issuer: { hostName: hostname(), os: `${type()} (${release()})`, ...this.#issuer },
    }
  }
}
