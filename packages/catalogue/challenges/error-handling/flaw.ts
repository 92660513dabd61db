import type { DisclosedError, RaisedError } from '@fruit/shop/errors/seams'

/** Whoever reports an error should be able to send us all that there is to know about it. */
export function discloseError({ message, frames, properties }: RaisedError): DisclosedError {
  return { message, frames, properties } //~ hole
}
