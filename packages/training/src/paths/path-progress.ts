import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { QUESTIONS_PER_PATH } from '@fruit/challenge-kit/path'
import type { GivenAnswers } from '@fruit/contracts/calls/paths'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { TrainingPath } from '../catalogue/training-path.ts'
import type { ProgressHost } from '../progress-host.ts'
import type { Solves } from '../solves/solves.ts'
import type { ProgressStore } from '../store/progress-store.ts'

type PathHost = Pick<ProgressHost, 'catalogue' | 'assignedPath' | 'isPathEnforced'>

/** A player's progress on a path. */
interface PathTally {
  readonly solved: number
  /** Number of questions with a right answer. */
  readonly answered: number
}

/** The path that a player follows, and the answers to the questions of all paths. */
export class PathProgress {
  readonly #solves: Solves
  readonly #host: PathHost
  readonly #store: ProgressStore
  /** Undefined until the player has chosen: until then the player follows the path that the host assigned. */
  #chosen: string | null | undefined
  /** By path id, then by question name: numbers of the given answers, and whether each is right. */
  readonly #answers = new Map<string, Map<string, Map<number, boolean>>>()

  constructor(solves: Solves, store: ProgressStore, host: PathHost) {
    this.#host = host
    this.#solves = solves
    this.#store = store
    store.keepInMemory(() => this.#load())
  }

  /** The path that the player follows; null without one. */
  get chosen(): TrainingPath | null {
    const { catalogue, assignedPath, isPathEnforced } = this.#host
    if (this.#chosen === undefined || isPathEnforced()) return assignedPath()
    return catalogue().paths.find(({ entry }) => entry.id === this.#chosen) ?? null
  }

  /** The unsolved challenges of the player's path, in its order. */
  get ahead(): readonly CatalogueEntry[] {
    return this.chosen?.challenges.filter(({ challenge }) => !this.#solves.has(challenge.key)) ?? []
  }

  /** @param path the path to follow from now on; null for none */
  choose(path: TrainingPath | null): void {
    const id = path?.entry.id ?? null
    this.#store.run('INSERT OR REPLACE INTO ChosenPath (id, path) VALUES (1, ?)', id)
    this.#chosen = id
  }

  tally({ entry, challenges }: TrainingPath): PathTally {
    const questions = [...(this.#answers.get(entry.id)?.values() ?? [])]
    const answered = questions.filter((given) => [...given.values()].includes(true)).length
    return {
      solved: challenges.filter(({ challenge }) => this.#solves.has(challenge.key)).length,
      // A replaced question may leave an additional right answer behind.
      answered: Math.min(answered, QUESTIONS_PER_PATH),
    }
  }

  /** Numbers of the answers that were given to a question, from 1, with whether each is right. */
  answersTo(path: string, question: string): ReadonlyMap<number, boolean> {
    return this.#answers.get(path)?.get(question) ?? new Map()
  }

  /** Numbers of all answers that were given on existing paths, by path id, then by question name. */
  given(): GivenAnswers {
    const numbers = (questions: ReadonlyMap<string, ReadonlyMap<number, boolean>>) =>
      Object.fromEntries([...questions].map(([question, given]) => [question, [...given.keys()].sort((a, b) => a - b)]))
    const known = new Set(this.#host.catalogue().paths.map(({ entry }) => entry.id))
    const here = [...this.#answers].filter(([path]) => known.has(path))
    return Object.fromEntries(here.map(([path, questions]) => [path, numbers(questions)]))
  }

  /** Stores an answer to a question; an existing answer stays. @param now milliseconds since the epoch */
  answer(path: string, question: string, answer: { number: number; isRight: boolean }, now: number): void {
    if (this.answersTo(path, question).has(answer.number)) return
    this.#store.run(
      'INSERT OR IGNORE INTO PathAnswers (path, question, answer, isRight, answeredAt) VALUES (?, ?, ?, ?, ?)',
      ...([path, question, answer.number, Number(answer.isRight), now] as const),
    )
    this.#keep(path, question, answer.number, answer.isRight)
  }

  #load(): void {
    this.#chosen = this.#store.rows<{ path: string | null }>('SELECT path FROM ChosenPath')[0]?.path
    this.#answers.clear()
    for (const row of this.#store.rows<AnswerRow>('SELECT path, question, answer, isRight FROM PathAnswers'))
      this.#keep(row.path, row.question, row.answer, row.isRight === 1)
  }

  #keep(path: string, question: string, answer: number, isRight: boolean): void {
    const questions = getOrCreate(this.#answers, path, () => new Map<string, Map<number, boolean>>())
    getOrCreate(questions, question, () => new Map<number, boolean>()).set(answer, isRight)
  }
}

interface AnswerRow {
  path: string
  question: string
  answer: number
  isRight: number
}
