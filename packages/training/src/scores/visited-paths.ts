import { VISITS_BEFORE } from './solved-together.ts'

/** The expected paths before solves (`VISITS_BEFORE`) that were requested since the world was opened. */
export class VisitedPaths {
  readonly #watched: readonly string[]
  readonly #seen = new Set<string>()

  /** @param challenges existing challenges by key */
  constructor(challenges: ReadonlyMap<string, unknown>) {
    const endings = [...VISITS_BEFORE].flatMap(([key, endings]) => (challenges.has(key) ? endings : []))
    this.#watched = [...new Set(endings)]
  }

  /** Records a request, after its response. */
  record(url: string): void {
    if (this.#seen.size === this.#watched.length) return
    const path = url.split('?', 1)[0]!.replace(/\/$/, '').toLowerCase()
    for (const ending of this.#watched) if (path.endsWith(ending)) this.#seen.add(ending)
  }

  /** Share of the expected paths of a challenge that were never requested, 0 to 1. */
  missingFor(key: string): number {
    const expected = VISITS_BEFORE.get(key) ?? []
    return expected.length === 0 ? 0 : expected.filter((ending) => !this.#seen.has(ending)).length / expected.length
  }
}
