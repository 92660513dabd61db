import type { Counted, Score, Share } from './scoring.ts'

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`)

/** A score as text for a terminal. */
export function scoreTable(score: Score): string {
  const { tools, findings, hits, missed, falseAlarms, outOfScope, recall, precision, inside } = score
  const lines = [
    `${tools.length > 0 ? tools.join(', ') : 'no report'}: ${findings} findings`,
    '',
    ...columns([
      ['hit', `${hits.length} of ${hits.length + missed.length} vulnerabilities`, percent(recall)],
      ['missed', `${missed.length}`, ''],
      ['false alarms', `${falseAlarms.length}`, `${percent(precision)} of the findings in scope are right`],
      ['out of scope', `${outOfScope.length}`, 'headers, TLS, cookies, information'],
    ]),
  ]
  if (inside) lines.push('', `seen by the shop, ${inside.requests} requests:`, ...shares(inside.steps))
  for (const [title, of] of [
    ['by category', score.byCategory],
    ['by detectability', score.byDetectability],
    ['by role', score.byRole],
  ] as const)
    lines.push('', title, ...shares(of))
  if (hits.length > 0) {
    lines.push('', 'hit')
    lines.push(...columns(hits.map(({ hole, reported }) => [hole.key, placeOf(hole), reported.map(said).join('; ')])))
  }
  if (falseAlarms.length > 0) {
    lines.push('', 'false alarms')
    lines.push(...columns(falseAlarms.map((each) => [each.finding.method ?? '', each.place, said(each)])))
  }
  if (missed.length > 0) {
    lines.push('', 'missed')
    lines.push(...columns(missed.map(({ hole, why }) => [hole.key, placeOf(hole), why])))
  }
  return `${lines.join('\n')}\n`
}

/** Short text for the place of a vulnerability. */
export function placeOf({ kind, method, path }: Score['hits'][number]['hole']): string {
  return kind === 'any' ? 'any call' : kind === 'screen' ? `#${path}` : `${method} ${path}`
}

/** Text of a finding, with its count. */
export function said({ finding, times }: Counted): string {
  const { tool, name, parameter, cwe } = finding
  const details = [parameter, ...cwe.map((number) => `CWE-${number}`)].filter(Boolean).join(', ')
  return `${tool}: ${name.length > 90 ? `${name.slice(0, 90)}…` : name}${details ? ` (${details})` : ''}${times > 1 ? ` ×${times}` : ''}`
}

function shares(of: readonly Share[]): string[] {
  return columns(of.map(({ name, hit, of }) => [name, `${hit} of ${of}`, '█'.repeat(Math.round((hit / of) * 20))]))
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index]!)).join('  ')}`.trimEnd())
}
