import type { GivenAnswers, NextSteps } from '@fruit/contracts/calls/paths'

/** Returns the JSON response of a GET request to this path. */
type Read = (path: string) => Promise<unknown>

/** A player's progress as the calls report it. Ids, keys and times only, since texts may be rewritten. */
export interface PlayerState {
  /** Times at which challenges were solved, by key. */
  readonly solved: Readonly<Record<string, string>>
  /** The path that solved a challenge, by its key. */
  readonly requests: Readonly<Record<string, string>>
  /** Numbers of opened hints, by challenge key. */
  readonly hints: Readonly<Record<string, readonly number[]>>
  /** Status of each started coding challenge: 1 when its lines were found, 2 when a fix was chosen. */
  readonly coding: Readonly<Record<string, number>>
  /** Replacements of flaws, by challenge key: `fix` or `own`. */
  readonly fixes: Readonly<Record<string, string>>
  /** Source of the player's own fixes, by challenge key. */
  readonly ownFixes: Readonly<Record<string, string>>
  /** Id of the learning path that the player follows. */
  readonly path: string | null
  /** Numbers of the given answers, by name of the question, by id of the path. */
  readonly answers: GivenAnswers
}

/** Reads a player's whole progress. */
export async function readPlayerState(read: Read): Promise<PlayerState> {
  const { data } = (await read('/api/Challenges')) as { data: Row[] }
  const solved = data.filter((row) => row.solved)
  const state: Writable<Omit<PlayerState, 'path' | 'answers'>> = {
    solved: Object.fromEntries(solved.map(({ key, updatedAt }) => [key, updatedAt])),
    requests: {},
    hints: ((await read('/rest/training/hints')) as { opened: PlayerState['hints'] }).opened,
    coding: Object.fromEntries(
      data.flatMap(({ key, codingChallengeStatus: status }) => (status > 0 ? [[key, status]] : [])),
    ),
    fixes: {},
    ownFixes: {},
  }
  for (const { key, hasCodingChallenge } of solved) {
    const page = (await read(`/rest/training/challenges/${key}`)) as Page
    if (page.explanation.request) state.requests[key] = page.explanation.request.url
    if (!hasCodingChallenge) continue
    const { running, own } = (await read(`/rest/training/coding/${key}`)) as Coding
    if (running.kind !== 'flaw') state.fixes[key] = running.kind
    if (own?.held) state.ownFixes[key] = own.held
  }
  const { path } = (await read('/rest/training/next')) as NextSteps
  const { given } = (await read('/rest/training/paths')) as { given: GivenAnswers }
  return { ...state, path: path?.id ?? null, answers: given }
}

type Writable<Type> = { -readonly [Key in keyof Type]: { -readonly [Inner in keyof Type[Key]]: Type[Key][Inner] } }
interface Row {
  readonly key: string
  readonly solved: boolean
  readonly updatedAt: string
  readonly codingChallengeStatus: number
  readonly hasCodingChallenge: boolean
}
interface Page {
  readonly explanation: { readonly request: { readonly url: string } | null }
}
interface Coding {
  readonly running: { readonly kind: string }
  readonly own: { readonly held: string | null } | null
}
