import { defineFact } from '@fruit/world/fact'

/** The confirmation was shown in another layout than the shop's, which the form had named. */
export const layoutUsed = defineFact<{
  layout: string
  text: string
  /** Absolute paths of the world's files whose beginning is shown. */
  shownFiles: readonly string[]
}>('erasure.layout-used')
