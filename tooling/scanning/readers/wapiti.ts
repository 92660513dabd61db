import { type Finding, finding } from '../finding.ts'

interface WapitiEntry {
  readonly method?: string
  readonly path?: string
  readonly parameter?: string | null
}

type Entries = Readonly<Record<string, readonly WapitiEntry[]>>

/** A JSON report of Wapiti. */
export interface WapitiReport {
  readonly vulnerabilities: Entries
  readonly anomalies?: Entries
  readonly additionals?: Entries
}

/**
 * Reads a report of Wapiti. Anomalies and additionals are informational: Wapiti itself does not call them
 * vulnerabilities.
 */
export function readWapiti({ vulnerabilities, anomalies = {}, additionals = {} }: WapitiReport): Finding[] {
  const read = (entries: Entries, isInformation: boolean) =>
    Object.entries(entries).flatMap(([name, found]) =>
      found.map(({ method, path, parameter }) =>
        finding({
          tool: 'Wapiti',
          name,
          method: method ?? null,
          url: path ?? null,
          parameter: parameter ?? null,
          isInformation,
        }),
      ),
    )
  return [...read(vulnerabilities, false), ...read(anomalies, true), ...read(additionals, true)]
}
