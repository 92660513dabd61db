import { defineFact } from '@fruit/world/visits/fact'

/** The confirmation was shown in a layout that the form named, instead of the shop's own. */
export const layoutUsed = defineFact<{
  layout: string
  text: string
  /** Absolute paths of the world's files whose beginning is shown. */
  shownFiles: readonly string[]
}>('erasure.layout-used')
