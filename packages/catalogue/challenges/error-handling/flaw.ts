import type { DisclosedError, RaisedError } from '@fruit/shop/errors/seams'

/** Users who report an error can send us all its details. */
export function discloseError({ message, frames, properties }: RaisedError): DisclosedError {
  return { message, frames, properties } //~ hole
}
