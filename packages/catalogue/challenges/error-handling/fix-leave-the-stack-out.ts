import type { DisclosedError, RaisedError } from '@fruit/shop/errors/seams'

/** Whoever reports an error should be able to send us what it says; where it happened is in our log. */
export function discloseError({ message, properties }: RaisedError): DisclosedError {
  return { message, frames: [], properties }
}
