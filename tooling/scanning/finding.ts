/** A finding of a scanner, in a common format. */
export interface Finding {
  /** The program that reports it. */
  readonly tool: string
  readonly name: string
  /** In capitals; null if the report does not say. */
  readonly method: string | null
  /** Reported URL, or path with query; null if it has none. */
  readonly url: string | null
  readonly parameter: string | null
  /** Empty if the kind is unknown. */
  readonly cwe: readonly number[]
  /** Whether the scanner calls it informational. */
  readonly isInformation: boolean
  /** For code scanners: the file relative to the project, and the line from 1. */
  readonly file: string | null
  readonly line: number | null
}

type Part = keyof Finding

/** Creates a finding from the parts that a report has. */
export function finding(told: Pick<Finding, 'tool' | 'name'> & Partial<Pick<Finding, Part>>): Finding {
  const {
    method = null,
    url = null,
    parameter = null,
    cwe = [],
    isInformation = false,
    file = null,
    line = null,
  } = told
  return {
    tool: told.tool,
    name: told.name,
    method: method ? method.toUpperCase() : null,
    url: url || null,
    parameter: parameter || null,
    cwe: [...new Set(cwe.filter((number) => Number.isInteger(number) && number > 0))],
    isInformation,
    file,
    line,
  }
}

/** The numbers in texts such as `CWE-89`, `external/cwe/cwe-089` or `cwe:89`. */
export function cweIn(text: unknown): number[] {
  if (typeof text === 'number') return [text]
  if (Array.isArray(text)) return text.flatMap(cweIn)
  return typeof text === 'string'
    ? [...text.matchAll(/\bcwe[-_:/ ]*0*(\d+)/gi)].map(([, digits]) => Number(digits))
    : []
}
