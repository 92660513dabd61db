import { type Finding, finding } from '../finding.ts'

/** A JSON report of Nikto about one host. */
export interface NiktoReport {
  readonly vulnerabilities: readonly { readonly method?: string; readonly url?: string; readonly msg?: string }[]
}

/** Reads a report of Nikto. It has no CWEs, so the kind is derived from its messages. */
export function readNikto(hosts: readonly NiktoReport[]): Finding[] {
  return hosts.flatMap(({ vulnerabilities }) =>
    vulnerabilities.map(({ method, url, msg = '' }) =>
      finding({ tool: 'Nikto', name: msg, method: method ?? null, url: url ?? null }),
    ),
  )
}
