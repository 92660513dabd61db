import { defineSeam } from '@fruit/isomorphic/seam'
import type { Plain } from '@fruit/world/texts/texts'

/** An error on its way to the client. */
export interface RaisedError {
  readonly status: number
  readonly name: string
  /** Whether the message was written for the client. */
  readonly meant: boolean
  readonly message: string
  /** Where the code stumbled, innermost first. */
  readonly frames: readonly string[]
  /** Further own properties of the error, such as the statement of a database error. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** What the client gets to know of it. */
export interface DisclosedError {
  readonly message: string
  /** Frames of the stack, outermost last; empty where they are nobody's business. */
  readonly frames: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
}

/** How much of an error a client gets to know. */
export const discloseError = defineSeam(
  'errors.disclose-error',
  (error: RaisedError): DisclosedError => ({
    message: error.meant
      ? error.message
      : ('Something went wrong on our side. Please try again, or tell us what you did.' satisfies Plain),
    frames: [],
    properties: {},
  }),
)
