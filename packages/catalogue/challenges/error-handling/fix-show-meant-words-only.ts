import type { DisclosedError, RaisedError } from '@fruit/shop/errors/seams'

/** Customers read what was written for them; the rest is for our log. */
export function discloseError({ message, meant }: RaisedError): DisclosedError {
  const shown = meant ? message : 'Something went wrong on our side. Please try again, or tell us what you did.'
  return { message: shown, frames: [], properties: {} }
}
