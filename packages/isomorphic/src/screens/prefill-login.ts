/** What stands in the form of the login when it opens. */
export interface Prefill {
  readonly email: string
  readonly password: string
}

/**
 * What the login fills in by itself, or null. An honest shop fills in nothing but the e-mail that a customer asked it to
 * remember: it knows no password.
 *
 * @param _query of the route, such as `?redirectUrl=basket`
 * @param _domain of the shop
 */
export function prefillLogin(_query: string, _domain: string): Prefill | null {
  return null
}
