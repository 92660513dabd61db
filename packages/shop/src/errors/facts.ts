import { defineFact } from '@fruit/world/fact'

/** The error handler answered an error. */
export const errorAnswered = defineFact<{
  status: number
  /** The status that the answer had before. */
  standing: number
  name: string
  /** Number of disclosed stack frames. */
  frames: number
  /** Names of the disclosed properties of the error. */
  properties: readonly string[]
}>('errors.error-answered')
