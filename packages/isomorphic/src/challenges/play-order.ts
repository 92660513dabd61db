/** What the order of challenges goes by. */
export interface Placed {
  readonly difficulty: number
  /** Place among the tutorials; null or none: it has no tutorial. */
  readonly tutorialOrder?: number | null
  readonly name: string
}

/** After all that have a place among the tutorials. */
const NO_TUTORIAL = 1000

/** Compares challenges in the order in which they are best played: easy ones first, among equals tutorials, then by name. */
export function byPlayOrder(a: Placed, b: Placed): number {
  return (
    a.difficulty - b.difficulty ||
    (a.tutorialOrder ?? NO_TUTORIAL) - (b.tutorialOrder ?? NO_TUTORIAL) ||
    a.name.localeCompare(b.name)
  )
}
