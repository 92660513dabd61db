import { defineFact } from '@fruit/world/visits/fact'

/**
 * A program on the shop's machine requested a page. `status` is that of the response; without one it is null and
 * `failure` is the error code (such as `ENOTFOUND` or `ECONNREFUSED`).
 */
export const pageFetched = defineFact<{
  method: string
  address: string
  /** URL that the response came from, after redirects. */
  answeredBy: string | null
  status: number | null
  failure: string | null
}>('machine.page-fetched')

/** A command line was run on the shop's machine; `ended` is its exit code, or the limit that it hit. */
export const commandRun = defineFact<{ command: string; ended: number | 'deadline' | 'memory' | 'busy' }>(
  'machine.command-run',
)

/**
 * A program on the machine requested the call `openInnerDoor` with the right key. Requests from outside cannot do that.
 */
export const innerDoorOpened = defineFact<{ program: string }>('machine.inner-door-opened')

/**
 * The host `till.internal` was accessed with the token of the machine's role, which only the metadata service issues.
 */
export const roleTokenUsed = defineFact<{ host: string }>('machine.role-token-used')

/**
 * A browser requested a host of the small internet, whether the page exists or not. `shown`: answers with markup that
 * visitors were shown before.
 */
export const hostRequested = defineFact<{
  host: string
  /** Path and query below the shop, such as `/internet/chirp.example/?a=b`. */
  address: string
  shown: readonly { readonly markup: string; readonly said: readonly string[] }[]
}>('machine.host-asked')
