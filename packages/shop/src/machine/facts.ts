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
