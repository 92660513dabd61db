import type { Boot } from '@fruit/contracts/boot'

type Provider = NonNullable<Boot['identityProvider']>

/** An entry of the setting `application.googleOauth.authorizedRedirects`. */
interface AuthorizedRedirect {
  readonly uri: string
  /** Sent to the provider in place of `uri`. */
  readonly proxy?: string | undefined
}

/**
 * Address of the external provider's login, which redirects back to the shop.
 *
 * @param origin of the current page
 * @returns null if there is no provider, or the origin is not authorized
 */
export function providerLoginAddress(
  provider: Provider | null,
  redirects: readonly AuthorizedRedirect[],
  origin: string,
): string | null {
  const redirect = redirects.find(({ uri }) => URL.canParse(uri) && new URL(uri).origin === origin)
  if (!provider || !redirect) return null
  const address = new URL(provider.authorizeUrl)
  address.searchParams.set('client_id', provider.clientId)
  address.searchParams.set('response_type', 'token')
  address.searchParams.set('scope', 'email')
  address.searchParams.set('redirect_uri', redirect.proxy ?? redirect.uri)
  return address.href
}

/**
 * Reads the provider's response from the fragment of the redirect.
 *
 * @param path of the hash route, such as `/access_token=…&token_type=bearer`
 * @returns the access token; `refused` if the customer or the provider rejected the login; null for other addresses
 */
export function parseProviderReturn(path: string): { readonly accessToken: string } | 'refused' | null {
  // A path without a value is an address of the shop.
  if (!/^\/?\w+=/.test(path)) return null
  const said = new URLSearchParams(path.replace(/^\//, ''))
  const accessToken = said.get('access_token')
  if (accessToken) return { accessToken }
  return said.has('error') || accessToken === '' ? 'refused' : null
}

/** The password of an account that is registered through the provider: the reversed e-mail in UTF-8, as Base64. */
export function providerPassword(email: string): string {
  const bytes = new TextEncoder().encode([...email].reverse().join(''))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
