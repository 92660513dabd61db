import type { Boot } from '@fruit/contracts/boot'
import type { FetchProviderEmail } from '@fruit/shop/accounts/provider-login'
import { z } from 'zod'

/** An identity provider outside the shop. */
export interface ExternalProvider {
  /** Part for the browser, which sends users to the provider. */
  readonly shown: NonNullable<Boot['identityProvider']>
  /** URL where the server verifies a token: `?access_token=` returns `aud`, `email` and `email_verified`. */
  readonly tokenInfoUrl: string
}

/** Returns Google as provider. @param clientId the shop's id at Google */
export function google(clientId: string): ExternalProvider {
  return {
    shown: {
      name: 'Google',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      userInfoUrl: 'https://www.googleapis.com/oauth2/v1/userinfo',
      clientId,
    },
    tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  }
}

/** Timeout of the request to the provider, during which the user waits. */
const TIMEOUT_MS = 4000

const tokenInfo = z.looseObject({
  aud: z.string(),
  email: z.string(),
  email_verified: z.union([z.literal('true'), z.literal(true)]),
})

/**
 * Returns the function that asks the provider for the owner of an access token. Tokens that were issued to other
 * applications are rejected, and so is every token while the provider does not answer.
 *
 * @param report receives a message when the request to the provider fails
 * @param patience timeout in milliseconds
 */
export function createTokenVerifier(
  provider: ExternalProvider | null,
  report: (line: string) => void,
  patience = TIMEOUT_MS,
): FetchProviderEmail {
  if (!provider) return async () => null
  const { shown, tokenInfoUrl } = provider
  return async (accessToken) => {
    try {
      const response = await fetch(`${tokenInfoUrl}?access_token=${encodeURIComponent(accessToken)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const tokenInformation = tokenInfo.safeParse(await response.json())
      return response.ok && tokenInformation.success && tokenInformation.data.aud === shown.clientId
        ? tokenInformation.data.email
        : null
    } catch (error) {
      const { message, cause } = error as Error
      report(`${shown.name} could not verify a login: ${cause instanceof Error ? cause.message : message}`)
      return null
    }
  }
}
