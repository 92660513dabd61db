import type {
  GroundTruth,
  GroundTruthVulnerability,
  VulnerabilityScanResult,
} from '@fruit/contracts/calls/ground-truth'
import type { Finding } from './finding.ts'
import { Matcher } from './match.ts'
import { isOutOfScope } from './weakness-names.ts'
import { whyMissed } from './why-missed.ts'

/** A finding, with the number of its reports. */
export interface Counted {
  readonly finding: Finding
  readonly place: string
  readonly times: number
}

/** A reported vulnerability, with its findings. */
export interface Hit {
  readonly hole: GroundTruthVulnerability
  readonly reported: readonly Counted[]
}

/** A vulnerability that was not reported. */
export interface Miss {
  readonly hole: GroundTruthVulnerability
  readonly why: string
}

/** Number of reported vulnerabilities of a kind. */
export interface Share {
  readonly name: string
  readonly hit: number
  readonly of: number
}

/** Comparison of reports with the ground truth. */
export interface Score {
  readonly tools: readonly string[]
  /** Number of reported findings, including duplicates. */
  readonly findings: number
  readonly hits: readonly Hit[]
  readonly missed: readonly Miss[]
  readonly falseAlarms: readonly Counted[]
  readonly outOfScope: readonly Counted[]
  /**
   * Share of hits among the real vulnerabilities, and among everything reported in scope; 0 to 1, null if there is
   * nothing to count.
   */
  readonly recall: number | null
  readonly precision: number | null
  readonly byCategory: readonly Share[]
  readonly byDetectability: readonly Share[]
  readonly byRole: readonly Share[]
  /** Observations of the shop about the real vulnerabilities; null without any. */
  readonly inside: { readonly requests: number; readonly steps: readonly Share[] } | null
}

/** Observations of a running shop during a scan. */
export interface SeenScan {
  readonly requests: number
  readonly holes: readonly VulnerabilityScanResult[]
}

/** Scores findings against the ground truth. @param seen observations of the shop during the scan; null without any */
export function score(truth: GroundTruth, findings: readonly Finding[], seen: SeenScan | null = null): Score {
  const matcher = new Matcher(truth)
  const hits = new Map<string, Map<string, Counted>>()
  const falseAlarms = new Map<string, Counted>()
  const outOfScope = new Map<string, Counted>()
  for (const finding of findings) {
    const { holes, place } = matcher.match(finding)
    const real = holes.filter((hole) => hole.real)
    const count = (among: Map<string, Counted>) => {
      const { tool, name, method, parameter, cwe } = finding
      const key = [tool, method, place, parameter, cwe[0] ?? name].join('\n')
      among.set(key, { finding, place, times: (among.get(key)?.times ?? 0) + 1 })
    }
    if (real.length > 0)
      for (const { key } of real) {
        const known = hits.get(key) ?? new Map<string, Counted>()
        hits.set(key, known)
        count(known)
      }
    else count(finding.isInformation || finding.cwe.length === 0 || isOutOfScope(finding) ? outOfScope : falseAlarms)
  }
  const real = truth.holes.filter((hole) => hole.real)
  const isHit = ({ key }: GroundTruthVulnerability) => hits.has(key)
  const seenOf = new Map(seen?.holes.map((each) => [each.key, each]))
  const shares = (nameOf: (hole: GroundTruthVulnerability) => string): Share[] =>
    [...new Set(real.map(nameOf))].sort().map((name) => {
      const those = real.filter((hole) => nameOf(hole) === name)
      return { name, hit: those.filter(isHit).length, of: those.length }
    })
  const step = (
    name: string,
    went: (seen: VulnerabilityScanResult, hole: GroundTruthVulnerability) => boolean,
  ): Share => {
    const those = real.filter(({ key }) => seenOf.has(key))
    return { name, hit: those.filter((hole) => went(seenOf.get(hole.key)!, hole)).length, of: those.length }
  }
  const reported = hits.size + falseAlarms.size
  return {
    tools: [...new Set(findings.map(({ tool }) => tool))].sort(),
    findings: findings.length,
    hits: real.filter(isHit).map((hole) => ({ hole, reported: [...hits.get(hole.key)!.values()] })),
    missed: real
      .filter((hole) => !isHit(hole))
      .map((hole) => ({ hole, why: whyMissed(hole, seenOf.get(hole.key) ?? null) })),
    falseAlarms: [...falseAlarms.values()],
    outOfScope: [...outOfScope.values()],
    recall: real.length === 0 ? null : hits.size / real.length,
    precision: reported === 0 ? null : hits.size / reported,
    byCategory: shares(({ category }) => category),
    byDetectability: shares(({ detectability }) => detectability),
    byRole: shares(({ role }) => role),
    inside: seen && {
      requests: seen.requests,
      steps: [
        step('reached', ({ reached }) => reached),
        step('touched', ({ touched }) => touched),
        step('triggered', ({ triggered }) => triggered === true),
        step('reported', (_seen, hole) => isHit(hole)),
      ],
    },
  }
}
