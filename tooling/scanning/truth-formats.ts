import type { GroundTruth, GroundTruthVulnerability } from '@fruit/contracts/calls/ground-truth'

/** Writers of the ground truth, by format name on the command line. */
export const TRUTH_FORMATS: Readonly<Record<string, (truth: GroundTruth) => string>> = {
  json: (truth) => `${JSON.stringify(truth, null, 2)}\n`,
  csv,
  benchmark,
  vulnerableapp,
}

const COLUMNS = [
  'key',
  'real',
  'kind',
  'method',
  'path',
  'parameters',
  'role',
  'cwe',
  'wasc',
  'owasp',
  'detectability',
  'data',
  'challenges',
  'file',
  'lines',
  'proof',
] as const

/** One line for each vulnerability, and one for each place without. */
function csv({ holes, safe }: GroundTruth): string {
  const rows = holes.map((hole) => [
    hole.key,
    hole.real,
    hole.kind,
    hole.method,
    hole.path,
    hole.parameters.map(({ name, in: where }) => `${where}.${name}`).join(' '),
    hole.role,
    hole.cwe.join(' '),
    hole.wasc.join(' '),
    hole.owasp.join(' '),
    hole.detectability,
    hole.isData,
    hole.challenges.join(' '),
    hole.file,
    hole.lines.join(' '),
    hole.proof,
  ])
  const without = safe.map(({ method, path, role, parameter }) => [
    '',
    false,
    'call',
    method,
    path,
    parameter ? `${parameter.in}.${parameter.name}` : '',
    role,
  ])
  return linesOf([COLUMNS, ...rows, ...without].map((row) => [...row, ...Array(COLUMNS.length - row.length).fill('')]))
}

/** The format of the OWASP Benchmark's `expectedresults`: test name, category, real vulnerability, cwe. */
function benchmark({ holes, safe }: GroundTruth): string {
  const name = ({ method, path, kind, key }: GroundTruthVulnerability) =>
    `${method ?? kind} ${path ?? ''} ${key}`.replace(/ +/g, ' ')
  // The Benchmark tests each place for one kind of weakness. A place without any is listed with the usual ones.
  const USUAL = [
    ['sqli', 89],
    ['xss', 79],
    ['pathtraver', 22],
  ] as const
  return linesOf([
    ['# test name', 'category', 'real vulnerability', 'cwe'],
    ...holes.map((hole) => [name(hole), hole.category, hole.real, hole.cwe[0]]),
    ...safe
      .filter(({ parameter }) => parameter !== null)
      .flatMap(({ method, path, parameter }) =>
        USUAL.map(([category, cwe]) => [`${method} ${path} ${parameter!.in}.${parameter!.name}`, category, false, cwe]),
      ),
  ])
}

/** The format of `/scanner/dast` of VulnerableApp: one entry for each call, with a vulnerability or without. */
function vulnerableapp({ holes, safe }: GroundTruth): string {
  const called = holes.filter(({ kind }) => kind === 'call')
  const entries = [
    ...called.map(({ method, path, real, cwe, category }) => ({
      url: path,
      variant: real ? 'UNSECURE' : 'SECURE',
      method,
      vulnerabilityTypes: [...cwe.map((number) => `CWE-${number}`), category.toUpperCase()],
    })),
    ...safe
      .filter(({ parameter }) => parameter === null)
      .map(({ method, path }) => ({ url: path, variant: 'SECURE', method, vulnerabilityTypes: [] })),
  ]
  return `${JSON.stringify(entries, null, 2)}\n`
}

function linesOf(rows: readonly (readonly unknown[])[]): string {
  const cell = (value: unknown) => {
    const text = String(value ?? '')
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`
}
