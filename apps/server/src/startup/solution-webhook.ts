import { hostname, release, type } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnSolve } from '@fruit/training/events/event-channel'
import { type Environment, settingError } from './environment-settings.ts'

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
export function webhookAddress(env: Environment): string | null {
  const address = env.SOLUTIONS_WEBHOOK
  if (!address) return null
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  throw settingError('SOLUTIONS_WEBHOOK', address, 'a complete URL that starts with http:// or https://')
}

/** Sends solves to a receiver. */
export type SolutionWebhook = ReturnType<typeof openWebhook>

/**
 * Sends each solve to the configured address, in order and once (docs/reference/training.md#webhook).
 *
 * @param lastWaitMs maximum time that `close` waits
 */
export function openWebhook(
  address: string,
  issuer: Issuer,
  report: (line: string) => void,
  lastWaitMs: number = CLOSE_TIMEOUT_MS,
) {
  let sending: Promise<void> = Promise.resolve()
  let waiting = 0
  const post = async (solve: OwnSolve) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(solve, issuer)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }
  return {
    /** Queues a solve for sending. Failures are reported and not retried. */
    send(solve: OwnSolve): void {
      const { key } = solve.notification
      if (waiting >= MAX_QUEUED) {
        report(`webhook: ${key} was not sent, because ${MAX_QUEUED} solves are already queued`)
        return
      }
      waiting++
      const failed = ({ message, cause }: Error) =>
        report(`webhook: ${key} was not delivered: ${cause instanceof Error ? cause.message : message}`)
      sending = sending
        .then(() => post(solve))
        .catch(failed)
        .finally(() => waiting--)
    },

    /** Waits briefly for queued solves, so that the last solve of an event is delivered. */
    async close(): Promise<void> {
      const enough = new AbortController()
      await Promise.race([sending, pause(lastWaitMs, undefined, { signal: enough.signal }).catch(() => {})])
      enough.abort()
    },
  }
}

function messageOf({ notification, solvedAt, ...scores }: OwnSolve, issuer: Issuer): object {
  const { hintsAvailable, hintsUnlocked, cheatScore, totalCheatScore } = scores
  return {
    solution: {
      challenge: notification.key,
      ...{ hintsAvailable, hintsUnlocked, cheatScore, totalCheatScore },
      issuedOn: new Date(solvedAt).toISOString(),
    },
    ctfFlag: notification.flag,
    issuer: { hostName: hostname(), os: `${type()} (${release()})`, ...issuer },
  }
}
