import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { EXPECTED_PRACTICE } from '@fruit/challenge-kit/practice'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import { standardProblems } from '@fruit/challenge-kit/standards'
import { fixFile } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'

/** An id of a standard. Pages render it from the table, with its edition. */
const NUMBERED = /\b(?:CWE-\d+|(?:A|API)\d+:20\d\d|WSTG-\w+)/

/** Existing places for challenges. */
export interface KnownPlaces {
  /** @param call such as `GET /ftp/{file}` */
  isCall(call: string): boolean
  /** @param route such as `/score-board` @param weakness whose flaw may add the route */
  isRoute(route: string, weakness?: Weakness): Promise<boolean>
  /** Whether a challenge has a proof that runs in a real browser. @param id of its folder */
  hasBrowserProof(id: string): boolean
}

/** Problems of the catalogue: one line each, saying what, where, why, and what to do. */
export async function catalogueProblems(entries: readonly CatalogueEntry[], places: KnownPlaces): Promise<string[]> {
  const problems: string[] = []
  const keys = new Map<string, string>()
  const ids = new Map<number, string>()
  for (const entry of entries) {
    const { challenge } = entry
    const say = (problem: string) => problems.push(`challenges/${entry.id}: ${problem}`)
    if (keys.has(challenge.key)) say(`its key ${challenge.key} is taken by ${keys.get(challenge.key)}. Choose another.`)
    if (ids.has(challenge.id))
      say(
        `its id ${challenge.id} is taken by ${ids.get(challenge.id)}; continue codes need unique ids. Choose another.`,
      )
    keys.set(challenge.key, entry.id)
    ids.set(challenge.id, entry.id)
    if (entry.brief('en') === '') say('brief.md is missing or empty. Write the task in one sentence.')
    if (entry.brief('en').includes('\n')) say('brief.md has a line break. Tools read the task as one line: remove it.')
    if (entry.hints('en').length < 3)
      say('hints.md has fewer than three hints. Number them 1., 2., 3., gentle ones first.')
    const { references: _optional, ...parts } = entry.explanation('en')
    for (const [part, text] of Object.entries(parts))
      if (text === '')
        say(`notes.md has no ${part}. Write "What was wrong" with a clue in it, "How to fix it", "How to prevent it".`)
    for (const key of challenge.prerequisites ?? [])
      if (!entries.some((other) => other.challenge.key === key))
        say(`challenge.ts names the prerequisite ${key}, which is no challenge. Check its key.`)
    // A discovery challenge may have no vulnerability, and then it has no CWE.
    if (challenge.cwe.length === 0 && challenge.kind !== 'discovery')
      say('challenge.ts names no CWE. Scanners are scored by it: add its number.')
    for (const problem of standardProblems(challenge)) say(`challenge.ts ${problem}`)
    if (challenge.cwe.length > 0 && (challenge.asvs.length === 0 || challenge.wstg.length === 0))
      say('challenge.ts names no requirement of the ASVS, or no test of the WSTG. Add both.')
    for (const [file, text] of textsOf(entry))
      if (NUMBERED.test(text)) say(`${file} names an id of a standard. They belong only in challenge.ts: remove it.`)
    const { call } = challenge.place
    const route = /^route (\/.*)$/.exec(call)?.[1]
    const isKnown =
      route === undefined
        ? call.startsWith('any ') || places.isCall(call)
        : await places.isRoute(route, challenge.weakness)
    if (!isKnown)
      say(
        `challenge.ts says that it is at "${call}", which is neither a call of the interface nor a route. Write it like "GET /ftp/{file}" or "route /score-board".`,
      )
    for (const problem of browserProblems(entry, places)) say(problem)
    await entry.loadProof().catch((error: unknown) => say((error as Error).message))
    // No code can undo a leaked secret.
    if (challenge.weakness && challenge.kind === 'code' && !holdingFix(challenge.weakness, challenge.key))
      say('no fix of its weakness holds, so a solved challenge shows no right fix. Write one.')
    if (challenge.codingChallenge) for (const problem of await codingProblems(entry)) say(problem)
  }
  return problems
}

/** Number of challenges that lack a part of `practice.md`, by part. They are shown without it, so it is no problem. */
export function missingPractice(entries: readonly CatalogueEntry[]): ReadonlyMap<string, number> {
  const lacking = EXPECTED_PRACTICE.map(
    (part) => [part, entries.filter((entry) => entry.practice('en')[part] === '').length] as const,
  )
  return new Map(lacking.filter(([, count]) => count > 0))
}

function holdingFix({ fixes }: Weakness, key: string): boolean {
  return Object.values(fixes).some(({ outcome, leavesOpen }) => outcome === 'holds' && !leavesOpen?.includes(key))
}

function browserProblems({ id, challenge, sources }: CatalogueEntry, places: KnownPlaces): string[] {
  const seam = challenge.weakness?.seams.find(({ runsIn }) => runsIn === 'browser')
  const hasCode = Object.hasOwn(sources, 'client/flaw.ts')
  if (!seam)
    return hasCode ? ['it has client/flaw.ts, but its weakness opens no seam of the browser. Move the code up.'] : []
  const problems: string[] = []
  if (!hasCode)
    problems.push(`its weakness opens ${seam.name}, which runs in the browser: move its code to client/flaw.ts.`)
  if (!places.hasBrowserProof(id))
    problems.push('its flaw runs in the browser, but browser-proof.ts is missing. Add a proof in a real browser.')
  return problems
}

/** Every English text of a challenge, with its file. */
function textsOf(entry: CatalogueEntry): [file: string, text: string][] {
  const { name, place, weakness } = entry.challenge
  return [
    ['challenge.ts', [name, place.call, place.parameter].join('\n')],
    ['brief.md', entry.brief('en')],
    ['hints.md', entry.hints('en').join('\n')],
    ['notes.md', Object.values(entry.explanation('en')).join('\n')],
    ['practice.md', Object.values(entry.practice('en')).join('\n')],
    ['code-hints.md', entry.codeHints('en').join('\n')],
    ['tutorial.ts', (entry.tutorial?.('en').steps ?? []).map(({ text }) => text).join('\n')],
    [
      'weakness.ts',
      Object.values(weakness?.fixes ?? {})
        .map(({ why }) => why)
        .join('\n'),
    ],
  ]
}

async function codingProblems(entry: CatalogueEntry): Promise<string[]> {
  const { weakness } = entry.challenge
  if (!weakness)
    return ['it has a coding challenge but no weakness. Write weakness.ts, or set codingChallenge to false.']
  const problems: string[] = []
  const outcomes = Object.values(weakness.fixes).map(({ outcome }) => outcome)
  if (outcomes.length < 3)
    problems.push('it has fewer than three fix options. Write more fix-*.ts and name them in weakness.ts.')
  if (outcomes.filter((outcome) => outcome === 'holds').length !== 1)
    problems.push('exactly one fix option must hold, or players cannot tell which one is right.')
  if (entry.codeHints('en').length < 2)
    problems.push(
      'code-hints.md has fewer than two hints. Number them 1., 2.: where in the code to look, gentle ones first.',
    )
  const load = entry.sources[weakness.source]
  if (!load) return [...problems, `${weakness.source} is missing, although weakness.ts names it.`]
  const flaw = withoutMarkers(await load())
  if (flaw.holes.length === 0)
    problems.push(`${weakness.source} marks no line with "//~ hole". Mark the lines that players must find.`)
  const lines = flaw.text.split('\n')
  for (const line of flaw.holes)
    if (/^\s*(?:\/\/.*|\/?\*.*|)$/.test(lines[line - 1] ?? ''))
      problems.push(
        `${weakness.source}:${line} is marked but contains no code. Move the marker to the vulnerable line.`,
      )
  for (const [name, fix] of Object.entries(weakness.fixes)) {
    const file = fixFile(weakness, name)
    const source = entry.sources[file]
    if (!source) {
      problems.push(`${file} is missing, although weakness.ts names the fix ${name}.`)
      continue
    }
    const fixed = withoutMarkers(await source())
    if (fixed.holes.length > 0) problems.push(`${file} contains a marker. Markers belong only in ${weakness.source}.`)
    const kept = new Set(fixed.text.split('\n').map((line) => line.trim()))
    if (fix.outcome === 'holds' && flaw.holes.every((line) => kept.has(lines[line - 1]!.trim())))
      problems.push(`${file} holds but changes none of the marked lines. Check which lines are vulnerable.`)
  }
  return problems
}
