import { defineFact } from '@fruit/world/fact'

/** The error handler answered an error. */
export const errorAnswered = defineFact<{
  status: number
  /** The status that the answer had before. */
  standing: number
  name: string
  /** How many frames of the stack the client got to see. */
  frames: number
  /** Names of the error's own properties that the client got to see. */
  properties: readonly string[]
}>('errors.error-answered', { isShown: true })
