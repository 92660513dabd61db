import { defineFact } from '@fruit/world/fact'

/** An error reached the error handler, and the client was told of it. */
export const errorAnswered = defineFact<{
  status: number
  /** The status that the answer had before. */
  standing: number
  name: string
  /** How many frames of the stack the client got to see. */
  frames: number
  /** Names of the error's own properties that the client got to see. */
  properties: readonly string[]
}>('errors.error-answered')
