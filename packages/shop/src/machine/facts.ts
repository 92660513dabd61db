import { defineFact } from '@fruit/world/fact'

/**
 * A program on the machine of the shop asked for a page; `status` of the answer, or null and the code of why there was
 * none (`ENOTFOUND`, `ECONNREFUSED` and others).
 */
export const pageFetched = defineFact<{
  method: string
  address: string
  /** Where the answer came from, after redirects. */
  answeredBy: string | null
  status: number | null
  failure: string | null
}>('machine.page-fetched')

/** A command line was run on the machine of the shop; its exit code, or the limit it reached. */
export const commandRun = defineFact<{ command: string; ended: number | 'deadline' | 'memory' | 'busy' }>(
  'machine.command-run',
)

/** The inner door was opened by a program of the machine, which had its key; nobody outside can open it. */
export const innerDoorOpened = defineFact<{ program: string }>('machine.inner-door-opened')

/** The till was opened with the token of the machine's role, which only the metadata service hands out. */
export const roleTokenUsed = defineFact<{ host: string }>('machine.role-token-used')

/**
 * A browser asked a host of the small internet for something, whether it is there or not. `shown`: answers with markup that
 * visitors were shown before.
 */
export const hostAsked = defineFact<{
  host: string
  /** Path and query below the shop, such as `/internet/chirp.example/?a=b`. */
  address: string
  shown: readonly { readonly markup: string; readonly said: readonly string[] }[]
}>('machine.host-asked')
