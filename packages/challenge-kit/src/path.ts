/** Questions at the end of each path. */
export const QUESTIONS = 3

/** A course through the catalogue; its folder says the rest: `goal.md`, `lesson.md`, `questions.md`, `picture.svg`. */
export interface Path {
  readonly name: string
  /** Its place among the paths, from 1. */
  readonly order: number
  /** `start`: where somebody begins, along challenges of several families. Each challenge is in exactly one `family`. */
  readonly kind: 'start' | 'family'
  /** Ids of paths that are better gone first; they come before it in the order. */
  readonly prerequisites: readonly string[]
  /** Keys in the order in which they are best solved. Those of challenges that nobody has built yet are skipped. */
  readonly challenges: readonly string[]
}

/** One of several answers to a question. Texts are HTML. */
export interface Answer {
  readonly text: string
  readonly isRight: boolean
  /** Why it is right or wrong. */
  readonly reason: string
}

/** A question at the end of a path; one of its answers is right. */
export interface Question {
  /** By which what somebody answered is stored: another question has another name. */
  readonly name: string
  /** HTML. */
  readonly text: string
  /** Stored by their number, from 1: their order stays. */
  readonly answers: readonly Answer[]
}

/** What a path says, beyond its name and its goal. */
export interface Lesson {
  /** HTML; its numbered list says what the numbers in the picture are. */
  readonly text: string
  /** How the attack travels: an SVG without words. */
  readonly picture: string
  readonly questions: readonly Question[]
}

/** A path's folder, as the rest of the product sees it. */
export interface PathEntry {
  /** Name of the folder. */
  readonly id: string
  readonly path: Path
  /** Its name in a language, or else in English. */
  title(language: string): string
  /** What who went it can do, as HTML in one sentence; in a language or else in English. */
  goal(language: string): string
  /** Loads its lesson, in a language or else in English. */
  loadLesson(language: string): Promise<Lesson>
}

/** Declares a path. */
export function definePath(path: Path): Path {
  return path
}
