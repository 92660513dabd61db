/** Properties that determine the order of challenges. */
export interface Orderable {
  readonly difficulty: number
  /** Position among the tutorials; null or undefined without a tutorial. */
  readonly tutorialOrder?: number | null
  readonly name: string
}

/** After all tutorials. */
const NO_TUTORIAL = 1000

/** Compares challenges in the recommended order: by difficulty, then tutorials, then by name. */
export function byPlayOrder(a: Orderable, b: Orderable): number {
  return (
    a.difficulty - b.difficulty ||
    (a.tutorialOrder ?? NO_TUTORIAL) - (b.tutorialOrder ?? NO_TUTORIAL) ||
    a.name.localeCompare(b.name)
  )
}
