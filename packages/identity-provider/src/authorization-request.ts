/** An application that may ask this provider who somebody is. */
export interface Client {
  readonly id: string
  /** As people read it. */
  readonly name: string
  /** Where tokens may be sent: complete addresses, compared letter by letter. */
  readonly redirectUris: readonly string[]
}

/** Parameters as a query or a form brings them; one that is sent twice is a list. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** A client's wish to know who is there, checked. */
export interface AuthorizationRequest {
  readonly client: Client
  /** One of the client's. */
  readonly redirectUri: string
  readonly state: string | undefined
}

/** Errors that go back to the client (RFC 6749 section 4.2.2.1). */
export type AuthorizationError = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'access_denied'

export type CheckedRequest =
  | { readonly verdict: 'good'; readonly request: AuthorizationRequest }
  /** The client is known and is told what is wrong. */
  | { readonly verdict: 'refused'; readonly location: string }
  /** Nobody says who asks: the person is told, and is sent nowhere. */
  | { readonly verdict: 'untrusted'; readonly problem: string }

/** The only thing that this provider tells about people. */
export const SCOPE = 'email'

const NAMES = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const
/** Longer values are no honest client's. */
const LONGEST = 1000

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
  const odd = NAMES.find((name) => typeof parameters[name] === 'object' || (parameters[name]?.length ?? 0) > LONGEST)
  if (odd) return refused('invalid_request', `Send ${odd} once, with at most ${LONGEST} characters.`)
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

/** Where a browser goes with the token it was given; `life` in seconds. */
export function tokenLocation(to: Destination, token: string, life: number): string {
  return location(to, { access_token: token, token_type: 'Bearer', expires_in: String(life), scope: SCOPE })
}

/** Where a browser goes to tell the client that there is no token. */
export function errorLocation(to: Destination, error: AuthorizationError, description: string): string {
  return location(to, { error, error_description: description })
}

function location({ redirectUri, state }: Destination, values: Record<string, string>): string {
  return `${redirectUri}#${new URLSearchParams({ ...values, ...(state !== undefined && { state }) })}`
}
