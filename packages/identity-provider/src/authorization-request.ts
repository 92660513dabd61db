/** An application that may ask for the identity of users. */
export interface Client {
  readonly id: string
  /** Shown to users. */
  readonly name: string
  /** Allowed targets of redirects: complete URLs, which must match exactly. */
  readonly redirectUris: readonly string[]
}

/** Parameters of a query or a form. A parameter that is sent twice is a list. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly client: Client
  /** One of the client's redirect URIs. */
  readonly redirectUri: string
  readonly state: string | undefined
}

/** Errors for the client (RFC 6749 section 4.2.2.1). */
export type AuthorizationError = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'access_denied'

export type CheckedRequest =
  | { readonly verdict: 'good'; readonly request: AuthorizationRequest }
  /** The client is known and gets the error by a redirect. */
  | { readonly verdict: 'refused'; readonly location: string }
  /** The client is unknown: the user sees the problem and is not redirected. */
  | { readonly verdict: 'untrusted'; readonly problem: string }

/** The only scope of this provider. */
export const SCOPE = 'email'

const NAMES = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const
/** Maximum length of a parameter. Valid requests are shorter. */
const MAX_PARAMETER_LENGTH = 1000

/** Checks a request for an access token in the fragment of a redirect (RFC 6749 section 4.2.1). */
export function checkRequest(parameters: Parameters, clients: readonly Client[]): CheckedRequest {
  const client = clients.find(({ id }) => id === parameters.client_id)
  if (!client) return { verdict: 'untrusted', problem: 'The application that sent you here is not registered with us.' }
  const redirectUri = client.redirectUris.find((uri) => uri === parameters.redirect_uri)
  if (!redirectUri)
    return {
      verdict: 'untrusted',
      problem: `${client.name} wants to be answered at an address that it has not registered with us.`,
    }
  const { state, response_type: responseType, scope } = parameters
  const refused = (error: AuthorizationError, description: string): CheckedRequest => ({
    verdict: 'refused',
    location: errorLocation({ redirectUri, state: typeof state === 'string' ? state : undefined }, error, description),
  })
  const odd = NAMES.find(
    (name) => typeof parameters[name] === 'object' || (parameters[name]?.length ?? 0) > MAX_PARAMETER_LENGTH,
  )
  if (odd) return refused('invalid_request', `Send ${odd} once, with at most ${MAX_PARAMETER_LENGTH} characters.`)
  if (responseType !== 'token') return refused('unsupported_response_type', 'Send response_type=token.')
  if (
    !String(scope ?? '')
      .split(' ')
      .includes(SCOPE)
  )
    return refused('invalid_scope', `Send scope=${SCOPE}.`)
  return { verdict: 'good', request: { client, redirectUri, state: state as string | undefined } }
}

type Destination = Pick<AuthorizationRequest, 'redirectUri' | 'state'>

/** Redirect target with the access token; `life` in seconds. */
export function tokenLocation(to: Destination, token: string, life: number): string {
  return location(to, { access_token: token, token_type: 'Bearer', expires_in: String(life), scope: SCOPE })
}

/** Redirect target with an error instead of a token. */
export function errorLocation(to: Destination, error: AuthorizationError, description: string): string {
  return location(to, { error, error_description: description })
}

function location({ redirectUri, state }: Destination, values: Record<string, string>): string {
  return `${redirectUri}#${new URLSearchParams({ ...values, ...(state !== undefined && { state }) })}`
}
