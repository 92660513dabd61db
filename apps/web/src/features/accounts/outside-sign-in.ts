import type { Boot } from '@fruit/contracts/boot'

type Provider = NonNullable<Boot['identityProvider']>

/** An entry of the setting `application.googleOauth.authorizedRedirects`. */
interface AuthorizedRedirect {
  readonly uri: string
  /** Sent to the provider in place of `uri`. */
  readonly proxy?: string | undefined
}

/**
 * Where a customer signs in at the outside provider, who then leads back to the shop.
 *
 * @param origin of the page that asks
 * @returns null when the shop may not send anybody there from this origin
 */
export function signInAddress(
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
 * What the provider says in the fragment that it leads back with.
 *
 * @param path of the hash route, such as `/access_token=…&token_type=bearer`
 * @returns the access token; `refused` when the customer or the provider said no; null when this is no such fragment
 */
export function readReturn(path: string): { readonly accessToken: string } | 'refused' | null {
  // A path without a value is an address of the shop.
  if (!/^\/?\w+=/.test(path)) return null
  const said = new URLSearchParams(path.replace(/^\//, ''))
  const accessToken = said.get('access_token')
  if (accessToken) return { accessToken }
  return said.has('error') || accessToken === '' ? 'refused' : null
}

/** The password of an account that is opened through the provider: the e-mail backwards, as Base64 of its UTF-8 form. */
export function providerPassword(email: string): string {
  const bytes = new TextEncoder().encode([...email].reverse().join(''))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
