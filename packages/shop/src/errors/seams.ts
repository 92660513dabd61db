import { defineSeam } from '@fruit/isomorphic/seam'
import type { PlainText } from '@fruit/world/texts/texts'

/** An error before the response to the client is written. */
export interface RaisedError {
  readonly status: number
  readonly name: string
  /** True when the message was written for the client. */
  readonly meant: boolean
  readonly message: string
  /** Frames of the stack, innermost first. */
  readonly frames: readonly string[]
  /** Further own properties of the error, such as the statement of a database error. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** The part of an error that the client receives. */
export interface DisclosedError {
  readonly message: string
  /** Frames of the stack, outermost last; empty where they are not disclosed. */
  readonly frames: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
}

/** Decides how much of an error a client receives. */
export const discloseError = defineSeam(
  'errors.disclose-error',
  (error: RaisedError): DisclosedError => ({
    message: error.meant
      ? error.message
      : ('Something went wrong on our side. Please try again, or tell us what you did.' satisfies PlainText),
    frames: [],
    properties: {},
  }),
)
