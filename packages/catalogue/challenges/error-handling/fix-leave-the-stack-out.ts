import type { DisclosedError, RaisedError } from '@fruit/shop/errors/seams'

/** Users who report an error need its message; its location is in our log. */
export function discloseError({ message, properties }: RaisedError): DisclosedError {
  return { message, frames: [], properties }
}
