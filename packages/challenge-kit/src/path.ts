/** Questions at the end of each path. */
export const QUESTIONS_PER_PATH = 3

/** A learning path. Its folder contains `goal.md`, `lesson.md`, `questions.md` and `picture.svg`. */
export interface Path {
  readonly name: string
  /** Position among the paths, from 1. */
  readonly order: number
  /** `start`: for beginners, with challenges of several families. Each challenge is in exactly one `family` path. */
  readonly kind: 'start' | 'family'
  /** Ids of paths that should be completed first; they come earlier in the order. */
  readonly prerequisites: readonly string[]
  /** Keys in the recommended order. Keys of challenges that do not exist yet are skipped. */
  readonly challenges: readonly string[]
}

/** One of several answers to a question. Texts are HTML. */
export interface Answer {
  readonly text: string
  readonly isRight: boolean
  /** Why the answer is right or wrong. */
  readonly reason: string
}

/** A question at the end of a path. Exactly one answer is right. */
export interface Question {
  /** Key of stored answers; a changed question needs a new name. */
  readonly name: string
  /** HTML. */
  readonly text: string
  /** Stored by number, from 1; their order must not change. */
  readonly answers: readonly Answer[]
}

/** Contents of a path besides its name and goal. */
export interface Lesson {
  /** HTML. The items of its numbered list explain the numbers in the picture. */
  readonly text: string
  /** SVG of the attack, without words. */
  readonly picture: string
  readonly questions: readonly Question[]
}

/** A path's folder as the other packages use it. */
export interface PathEntry {
  /** Name of the folder. */
  readonly id: string
  readonly path: Path
  /** Name in a language, with English as fallback. */
  title(language: string): string
  /** Learning goal, one sentence of HTML, with English as fallback. */
  goal(language: string): string
  /** Loads the lesson, with English as fallback. */
  loadLesson(language: string): Promise<Lesson>
}

export function definePath(path: Path): Path {
  return path
}
