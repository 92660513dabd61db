import type { GroundTruthVulnerability, VulnerabilityScanResult } from '@fruit/contracts/calls/ground-truth'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { WorldId } from '@fruit/world/world'
import { type VulnerableParameter, withoutNames } from './places.ts'

/** The parts of a request that can reach a vulnerability. */
export interface WatchedRequest {
  readonly method: string
  /** Template of the path of the matching call; the request's path without one. */
  readonly path: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Name and size of an uploaded file; null without one. */
  readonly file: string | null
}

interface Seen {
  reached: boolean
  /** The first value of its parameters, as text, until another one arrives. */
  value: string | null
  touched: boolean
  triggered: boolean
}

interface WatchedWorld {
  requests: number
  readonly holes: Map<string, Seen>
}

/** Maximum number of observed worlds; beyond it the least recently scanned one is forgotten. */
const MAX_WORLDS = 2000

/** Maximum number of characters of a value that are compared. */
const MAX_CHARACTERS = 2000

/**
 * Observes the effect of a scan on each vulnerability of a world: whether the call was requested (reached), its parameter had
 * different values (touched), and its exploit succeeded (triggered). The part of an address after `#` is never sent to a server,
 * so a screen counts as reached when the page that contains all screens was requested.
 */
export class ScanObserver {
  readonly #holes: readonly GroundTruthVulnerability[]
  readonly #ofCall = new Map<string, GroundTruthVulnerability[]>()
  readonly #ofChallenge = new Map<string, GroundTruthVulnerability>()
  readonly #worlds = createLruCache<WorldId, WatchedWorld>(MAX_WORLDS)

  constructor(holes: readonly GroundTruthVulnerability[]) {
    this.#holes = holes
    for (const hole of holes) {
      for (const key of hole.challenges) this.#ofChallenge.set(key, hole)
      if (hole.path === null && hole.kind !== 'any') continue
      const key = hole.kind === 'any' ? ANY : hole.kind === 'screen' ? 'GET /' : keyOf(hole.method!, hole.path!)
      getOrCreate(this.#ofCall, key, () => []).push(hole)
    }
  }

  /** Records a request, regardless of its response. */
  recordRequest(world: WorldId, request: WatchedRequest): void {
    const watched = this.#world(world)
    watched.requests++
    const method = request.method === 'HEAD' ? 'GET' : request.method
    for (const hole of [...(this.#ofCall.get(keyOf(method, request.path)) ?? []), ...(this.#ofCall.get(ANY) ?? [])]) {
      const seen = this.#seen(watched, hole.key)
      seen.reached = true
      if (seen.touched || hole.kind === 'screen') continue
      const value = valuesIn(hole, request)
      if (seen.value !== null && value !== seen.value) seen.touched = true
      seen.value = value
    }
  }

  /** Records that a challenge's trigger fired. */
  recordGoal(world: WorldId, challenge: string): void {
    const hole = this.#ofChallenge.get(challenge)
    if (!hole) return
    const seen = this.#seen(this.#world(world), hole.key)
    seen.reached = true
    seen.touched = true
    seen.triggered = true
  }

  /** Observations in a world: the number of requests, and each vulnerability. */
  of(world: WorldId): { readonly requests: number; readonly holes: readonly VulnerabilityScanResult[] } {
    const watched = this.#worlds.get(world)
    return {
      requests: watched?.requests ?? 0,
      holes: this.#holes.map(({ key, challenges }) => {
        const { reached = false, touched = false, triggered = false } = watched?.holes.get(key) ?? {}
        return { key, reached, touched, triggered: challenges.length === 0 ? null : triggered }
      }),
    }
  }

  /** Deletes the observations in a world. */
  reset(world: WorldId): void {
    this.#worlds.delete(world)
  }

  #world(id: WorldId): WatchedWorld {
    return getOrCreate<WorldId, WatchedWorld>(this.#worlds, id, () => ({ requests: 0, holes: new Map() }))
  }

  #seen({ holes }: WatchedWorld, key: string): Seen {
    return getOrCreate(holes, key, () => ({ reached: false, value: null, touched: false, triggered: false }))
  }
}

const ANY = 'any call'

function keyOf(method: string, path: string): string {
  return `${method} ${withoutNames(path)}`
}

/** The values of a vulnerability's parameters in a request, as one text; the whole address if it has no parameters. */
function valuesIn({ parameters, path }: GroundTruthVulnerability, request: WatchedRequest): string {
  if (parameters.length === 0) return JSON.stringify([path, request.path, request.query]).slice(0, MAX_CHARACTERS)
  return parameters.map((parameter) => textOf(partOf(parameter, request))).join('\n')
}

function partOf({ name, in: where, pointer }: VulnerableParameter, request: WatchedRequest): unknown {
  switch (where) {
    case 'path':
      return member(request.params, name) ?? member(request.params, '*')
    case 'query':
      return member(request.query, name)
    case 'header':
      return request.headers[name.toLowerCase()]
    case 'cookie':
      return request.cookies[name]
    default: {
      const found = pointer!.slice(1).split('/').reduce<unknown>(member, request.body)
      return found === undefined ? request.file : found
    }
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_CHARACTERS)
}
