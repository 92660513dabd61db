/** One thing that a scanner reports, in the words of all of them. */
export interface Finding {
  /** The program that reports it. */
  readonly tool: string
  readonly name: string
  /** In capitals; null where the report does not say. */
  readonly method: string | null
  /** Address, or path with query, as it was reported; null where it is about no address. */
  readonly url: string | null
  readonly parameter: string | null
  /** Empty where nothing tells of which kind it is. */
  readonly cwe: readonly number[]
  /** The scanner itself calls it no more than information. */
  readonly isInformation: boolean
  /** Of what reads code: the file from the folder of the project, and the line from 1. */
  readonly file: string | null
  readonly line: number | null
}

type Part = keyof Finding

/** A finding of which a report says less than all. */
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
