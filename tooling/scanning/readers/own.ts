import { type Finding, finding } from '../finding.ts'

/** Our own simple format, for tools without a reader. */
export interface OwnReport {
  readonly tool?: string
  readonly findings: readonly {
    readonly name?: string
    readonly method?: string
    readonly url?: string
    readonly parameter?: string
    readonly cwe?: number | readonly number[]
    readonly file?: string
    readonly line?: number
  }[]
}

/** Reads a report in our own format. */
export function readOwn({ tool = 'own', findings }: OwnReport): Finding[] {
  return findings.map(({ name = 'a finding', method, url, parameter, cwe = [], file, line }) =>
    finding({
      tool,
      name,
      method: method ?? null,
      url: url ?? null,
      parameter: parameter ?? null,
      cwe: typeof cwe === 'number' ? [cwe] : cwe,
      file: file ?? null,
      line: line ?? null,
    }),
  )
}
