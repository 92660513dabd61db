import type { SeenOfHole, TruthAbout, TruthOfHole } from '@fruit/contracts/calls/ground-truth'
import type { Finding } from './finding.ts'
import { Matcher } from './match.ts'
import { isOutOfScope } from './weakness-names.ts'
import { whyMissed } from './why-missed.ts'

/** A finding, with how often it was reported. */
export interface Counted {
  readonly finding: Finding
  readonly place: string
  readonly times: number
}

/** A hole that was reported, and by what. */
export interface Hit {
  readonly hole: TruthOfHole
  readonly reported: readonly Counted[]
}

/** A hole that was not reported. */
export interface Miss {
  readonly hole: TruthOfHole
  readonly why: string
}

/** How many of the holes of a kind were reported. */
export interface Share {
  readonly name: string
  readonly hit: number
  readonly of: number
}

/** How well reports fit the ground truth. */
export interface Score {
  readonly tools: readonly string[]
  /** Findings as they were reported, duplicates and all. */
  readonly findings: number
  readonly hits: readonly Hit[]
  readonly missed: readonly Miss[]
  readonly falseAlarms: readonly Counted[]
  readonly outOfScope: readonly Counted[]
  /** Hits among the real holes, and among all that was reported in scope; 0 to 1, null where nothing is to be counted. */
  readonly recall: number | null
  readonly precision: number | null
  readonly byCategory: readonly Share[]
  readonly byDetectability: readonly Share[]
  readonly byRole: readonly Share[]
  /** What was seen from inside, of the real holes; null where nobody watched. */
  readonly inside: { readonly requests: number; readonly steps: readonly Share[] } | null
}

/** What a running shop saw of a scan. */
export interface SeenScan {
  readonly requests: number
  readonly holes: readonly SeenOfHole[]
}

/** Scores findings against the ground truth. @param seen what was seen from inside meanwhile; null where nobody watched */
export function score(truth: TruthAbout, findings: readonly Finding[], seen: SeenScan | null = null): Score {
  const matcher = new Matcher(truth)
  const hits = new Map<string, Map<string, Counted>>()
  const falseAlarms = new Map<string, Counted>()
  const outOfScope = new Map<string, Counted>()
  for (const finding of findings) {
    const { holes, place } = matcher.pointed(finding)
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
  const isHit = ({ key }: TruthOfHole) => hits.has(key)
  const seenOf = new Map(seen?.holes.map((each) => [each.key, each]))
  const shares = (nameOf: (hole: TruthOfHole) => string): Share[] =>
    [...new Set(real.map(nameOf))].sort().map((name) => {
      const those = real.filter((hole) => nameOf(hole) === name)
      return { name, hit: those.filter(isHit).length, of: those.length }
    })
  const step = (name: string, went: (seen: SeenOfHole, hole: TruthOfHole) => boolean): Share => {
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
