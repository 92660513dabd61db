import type { GroundTruth, GroundTruthVulnerability, SafePlace } from '@fruit/contracts/calls/ground-truth'
import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import { areRelated } from './cwe-relations.ts'
import type { Finding } from './finding.ts'

/** The place of a finding. */
export interface MatchedPlace {
  /** Vulnerabilities at this place and of this kind. */
  readonly holes: readonly GroundTruthVulnerability[]
  /** Path template, if the interface has it; otherwise the reported path. */
  readonly place: string
}

/** Finds the vulnerabilities that findings refer to. */
export class Matcher {
  readonly #holes: readonly GroundTruthVulnerability[]
  /** Path templates with their segments, those with fewer parameters first. */
  readonly #templates: readonly { readonly path: string; readonly segments: readonly string[] }[]
  /** Names of the parameters of each template. */
  readonly #parameters = new Map<string, Set<string>>()

  constructor({ holes, safe }: GroundTruth) {
    this.#holes = holes
    const calls = holes.filter(({ kind }) => kind === 'call')
    const note = (path: string, names: readonly string[]) => {
      const known = this.#parameters.get(path) ?? new Set()
      for (const name of names) known.add(name.toLowerCase())
      this.#parameters.set(path, known)
    }
    for (const { path, parameters } of calls)
      note(
        path!,
        parameters.map(({ name }) => name),
      )
    for (const { path, parameter } of safe as readonly SafePlace[]) note(path, parameter ? [parameter.name] : [])
    const open = (segments: readonly string[]) => segments.filter((segment) => segment.startsWith('{')).length
    this.#templates = [...this.#parameters.keys()]
      .map((path) => ({ path, segments: segmentsOf(path) }))
      .sort((a, b) => open(a.segments) - open(b.segments))
  }

  /** The vulnerabilities that a finding refers to: by place, method, parameter and kind. */
  match(finding: Finding): MatchedPlace {
    const { url, file, method, cwe } = finding
    const { path, screen } = addressIn(url)
    const template = path === null ? null : this.#templateOf(path)
    const isHere = (hole: GroundTruthVulnerability): boolean => {
      if (file !== null) return isInCode(hole, finding)
      if (hole.kind === 'any') return isEverywhere(hole, finding)
      if (hole.kind === 'screen') return screen === hole.path
      return (
        screen === null &&
        template !== null &&
        // The vulnerabilities of a folder's files also count at the address of the folder.
        (template === hole.path || `${template}/{file}` === hole.path) &&
        (method === null || method === hole.method || (method === 'HEAD' && hole.method === 'GET')) &&
        this.#isParameter(finding, hole, template, path!)
      )
    }
    const here = this.#holes.filter(isHere)
    const same = here.filter((hole) => hole.cwe.some((real) => cwe.includes(real)))
    // The same CWE takes precedence over a related one.
    const holes =
      same.length > 0
        ? same
        : here.filter((hole) => cwe.some((reported) => hole.cwe.some((real) => areRelated(reported, real))))
    return { holes, place: file ?? (screen === null ? (template ?? path ?? '') : `#${screen}`) }
  }

  #isParameter({ parameter }: Finding, hole: GroundTruthVulnerability, template: string, path: string): boolean {
    if (parameter === null || hole.parameters.length === 0) return true
    const name = lastName(parameter).toLowerCase()
    if (
      hole.parameters.some(
        (each) => each.name.toLowerCase() === name || lastName(each.pointer ?? '').toLowerCase() === name,
      )
    )
      return true
    // For path parameters, some tools report the value, its position, or the whole path.
    const isKnown = this.#parameters.get(template)?.has(name) ?? false
    return (
      hole.parameters.some(({ in: where }) => where === 'path') &&
      !isKnown &&
      (segmentsOf(path).includes(name) || /^\d+$/.test(name) || parameter.includes('/'))
    )
  }

  #templateOf(path: string): string | null {
    const asked = segmentsOf(path)
    const found = this.#templates.find(({ segments }) => fits(segments, asked))
    return found?.path ?? null
  }
}

/** CWEs under which outdated or malicious packages are reported. */
const COMPONENTS: ReadonlySet<number> = new Set([1104, 1357, 1395])

/** Whether a finding at any place matches a vulnerability without a place, which requires the same CWE. */
function isEverywhere(hole: GroundTruthVulnerability, { cwe }: Finding): boolean {
  return hole.cwe.some((number) => cwe.includes(number) && (!hole.isData || COMPONENTS.has(number)))
}

/** `/params/0`, `user[email]` and `a.b` end in the relevant name. */
function lastName(parameter: string): string {
  return (
    parameter
      .split(/[/.[\]]+/)
      .filter(Boolean)
      .at(-1) ?? ''
  )
}

function isInCode(hole: GroundTruthVulnerability, { file, line }: Finding): boolean {
  if (hole.file === null || !(`/${file}`.endsWith(`/${hole.file}`) || `/${hole.file}`.endsWith(`/${file}`)))
    return false
  return line === null || hole.lines.length === 0 || hole.lines.some((wrong) => Math.abs(wrong - line) <= NEARBY_LINES)
}

/** Tools report the line where a statement starts, or the one where its value comes from. */
const NEARBY_LINES = 10

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

function fits(template: readonly string[], asked: readonly string[]): boolean {
  const isOpen = (segment: string) => segment.startsWith('{')
  const takesMore = template.at(-1) === '{file}' && asked.length >= template.length
  return (
    (template.length === asked.length || takesMore) &&
    template.every((segment, index) => isOpen(segment) || segment === asked[index])
  )
}

/** Path of a URL, or its screen if it has a fragment `#/…`. Both are null without a URL. */
function addressIn(url: string | null): { path: string | null; screen: string | null } {
  if (url === null) return { path: null, screen: null }
  const [before, fragment] = url.split('#') as [string, string | undefined]
  const path = before.replace(/^[a-z]+:\/\/[^/?]*/i, '').split('?')[0]!
  const screen = fragment?.startsWith('/') ? fragment.split('?')[0]! : null
  return { path: percentDecoded(path.replace(/\/{2,}/g, '/')) || '/', screen }
}
