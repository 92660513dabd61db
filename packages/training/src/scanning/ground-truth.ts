import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { OpenFlaw, VulnerabilityLocation } from '@fruit/challenge-kit/challenge'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import type { StandardIds } from '@fruit/challenge-kit/standards'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { Access, Call } from '@fruit/contracts/call'
import type { GroundTruth, GroundTruthVulnerability, SafePlace } from '@fruit/contracts/calls/ground-truth'
import { inputNames } from '@fruit/contracts/input-names'
import { kindOfWeakness } from './kinds-of-weakness.ts'
import { locationOf, parametersOf, pathTemplate, type VulnerableParameter, withoutNames } from './places.ts'

/** Location of a weakness's flaw. */
interface Code {
  /** Path relative to the project's folder. */
  readonly file: string
  /** Its text, markers included. */
  readonly load: () => Promise<string>
}

/** Inputs of the ground truth. */
export interface TruthSources {
  readonly entries: readonly CatalogueEntry[]
  readonly openHoles: readonly OpenFlaw[]
  /** By id. */
  readonly weaknesses: ReadonlyMap<string, Weakness>
  readonly codeOf: (weakness: Weakness) => Code | null
  /** Every call of the interface. */
  readonly calls: readonly Call[]
  /** True when the shop runs safe code for a weakness; by default never. */
  readonly isClosed?: (weakness: Weakness) => boolean
}

/**
 * Lists the vulnerabilities of the shop, and the places without one. There is one record per vulnerability: challenges with the
 * same code, place and CWE share it. Vulnerabilities in data (a weak password, a leaked secret) also exist in a shop with safe
 * code.
 */
export async function groundTruth(sources: TruthSources): Promise<GroundTruth> {
  const holes = new Map<string, GroundTruthVulnerability>()
  const used = new Set<string>()
  for (const { challenge } of sources.entries) {
    const { key, name, kind, weakness, place } = challenge
    if (weakness) used.add(weakness.id)
    // A challenge without a CWE is not about a vulnerability, so a scanner has nothing to report.
    if (challenge.cwe.length === 0) continue
    const reported = kind === 'knowledge' && !weakness
    const id = weakness ? [weakness.id, place.call, place.parameter, ...challenge.cwe].join(' ') : key
    const known = holes.get(id)
    if (known) {
      holes.set(id, { ...known, challenges: [...known.challenges, key] })
      continue
    }
    // Players solve it by reporting it somewhere; the vulnerability itself is in the source.
    const at = reported ? { call: 'the source', parameter: '' } : place
    holes.set(id, await vulnerabilityOf(sources, key, name, challenge, at, weakness, [key], reported))
  }
  for (const { weakness: id, name, places, ...ids } of sources.openHoles) {
    const weakness = sources.weaknesses.get(id)
    if (!weakness || used.has(id)) continue
    for (const [index, place] of places.entries()) {
      const key = places.length > 1 ? `${id}-${index + 1}` : id
      holes.set(key, await vulnerabilityOf(sources, key, name, ids, place, weakness, [], false))
    }
  }
  const all = [...holes.values()]
  return { holes: all, safe: safePlaces(sources.calls, all) }
}

async function vulnerabilityOf(
  { codeOf, calls, isClosed }: TruthSources,
  key: string,
  name: string,
  { cwe, owasp }: Pick<StandardIds, 'cwe' | 'owasp'>,
  place: VulnerabilityLocation,
  weakness: Weakness | undefined,
  challenges: readonly string[],
  inSource: boolean,
): Promise<GroundTruthVulnerability> {
  const code = weakness ? codeOf(weakness) : null
  const spot = locationOf(place)
  const kinds = cwe.flatMap((number) => kindOfWeakness([number]).wasc ?? [])
  const { detectability, category } = kindOfWeakness(cwe)
  return {
    key,
    name,
    challenges: [...challenges],
    cwe: [...cwe],
    wasc: [...new Set(kinds)],
    owasp: [...owasp],
    category,
    kind: spot.kind,
    method: spot.kind === 'call' ? spot.method : null,
    path: spot.kind === 'any' ? null : spot.path,
    parameters: [...parametersOf(place)],
    role: spot.kind === 'call' ? roleOf(calls, spot.method, spot.path) : 'anybody',
    real: !(weakness && isClosed?.(weakness)),
    detectability: inSource ? 'source' : detectability,
    isData: !weakness,
    file: code?.file ?? null,
    lines: code ? [...withoutMarkers(await code.load()).holes] : [],
    proof: challenges[0] === undefined ? null : `/rest/training/walkthroughs/${challenges[0]}`,
  }
}

const ROLES: Readonly<Record<Access, GroundTruthVulnerability['role']>> = {
  open: 'anybody',
  nobody: 'anybody',
  'signed-in': 'customer',
  'asks-itself': 'customer',
  account: 'customer',
  cookie: 'customer',
  accounting: 'accounting',
  admin: 'admin',
}

function roleOf(calls: readonly Call[], method: string, path: string): GroundTruthVulnerability['role'] {
  const call = calls.find(
    (each) => each.method === method && withoutNames(pathTemplate(each.path)) === withoutNames(path),
  )
  return call ? ROLES[call.access] : 'anybody'
}

/** Every call, and every parameter of one, without a vulnerability. */
function safePlaces(calls: readonly Call[], holes: readonly GroundTruthVulnerability[]): SafePlace[] {
  return calls.flatMap((call): SafePlace[] => {
    const path = pathTemplate(call.path)
    const here = holes.filter(
      (hole) => hole.method === call.method && withoutNames(hole.path ?? '') === withoutNames(path),
    )
    const parameters = inputsOf(call).filter(
      ({ name, in: where }) =>
        !here.some((hole) => hole.parameters.some((one) => one.name === name && one.in === where)),
    )
    const place = { method: call.method, path, role: ROLES[call.access] }
    const whole = here.length === 0 ? [{ ...place, parameter: null }] : []
    return [...whole, ...parameters.map((parameter) => ({ ...place, parameter }))]
  })
}

/** The parameters of a call: of its path, its query and its body, one level deep. */
function inputsOf({ params, query, body, upload }: Call): VulnerableParameter[] {
  return [
    ...inputNames(params).map((name) => ({ name: name === '*' ? 'file' : name, in: 'path' as const, pointer: null })),
    ...inputNames(query).map((name) => ({ name, in: 'query' as const, pointer: null })),
    ...[...inputNames(body), ...(upload ? [upload.field] : [])].map((name) => ({
      name,
      in: 'body' as const,
      pointer: `/${name}`,
    })),
  ]
}
