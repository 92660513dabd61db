import { cweIn, type Finding, finding } from '../finding.ts'

/** One line of Nuclei's JSONL. */
export interface NucleiMatch {
  readonly 'template-id': string
  readonly info?: {
    readonly name?: string
    readonly severity?: string
    readonly classification?: { readonly 'cwe-id'?: unknown } | null
  }
  readonly 'matched-at'?: string
  readonly host?: string
  readonly request?: string
  readonly fuzzing_method?: string
  readonly fuzzing_parameter?: string
}

/** Reads the matches of Nuclei. */
export function readNuclei(matches: readonly NucleiMatch[]): Finding[] {
  return matches.map((match) =>
    finding({
      tool: 'Nuclei',
      name: match.info?.name ?? match['template-id'],
      method: match.fuzzing_method ?? /^([A-Z]+) \S/.exec(match.request ?? '')?.[1] ?? null,
      url: match['matched-at'] ?? match.host ?? null,
      parameter: match.fuzzing_parameter ?? null,
      cwe: cweIn(match.info?.classification?.['cwe-id']),
      isInformation: match.info?.severity === 'info',
    }),
  )
}
