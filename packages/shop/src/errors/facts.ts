import { defineFact } from '@fruit/world/visits/fact'

/** The error handler sent an error response. */
export const errorAnswered = defineFact<{
  status: number
  /** The status that the response had before the error. */
  standing: number
  name: string
  /** Number of stack frames that the client received. */
  frames: number
  /** Names of the error's own properties that the client received. */
  properties: readonly string[]
}>('errors.error-answered', { isShown: true })
