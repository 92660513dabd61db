import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from '@fruit/contracts/configuration'
import { BRAND } from '@fruit/identity-provider/pages'
import { AUTHORIZATION_PATH, TOKEN_INFO_PATH, USER_INFO_PATH } from '@fruit/identity-provider/paths'
import { HOST_PLACEHOLDER } from '@fruit/isomorphic/host-in-text'
import { limitConnections, timeoutOptions } from '@fruit/network/connection-limits'
import { TrustedProxies } from '@fruit/network/trusted-proxies'
import type { FastifyInstance } from 'fastify'
import { type Environment, portFrom, settingError } from '../environment-settings.ts'
import { type ExternalProvider, google } from './outside-provider.ts'

/** Value of `application.googleOauth.clientId` for our own provider. Any other value is a client id of Google. */
export const OWN_CLIENT_ID = 'forbidden-fruit'

/** Settings of the shop that the provider needs. */
export interface ProviderOptions {
  readonly configuration: Configuration
  /** Host on which the shop and the provider listen. */
  readonly host: string
  /** IDP_PORT: port of the provider; default: the port after the shop's. IDP_URL: its URL for browsers. */
  readonly env: Environment
  /** Receives messages for the operator. */
  readonly report: (line: string) => void
}

export interface OpenProvider {
  /** Null without an external provider. */
  readonly provider: ExternalProvider | null
  /** URL of the page editor, with `{host}` for the host name of the shop for the visitor. */
  readonly pageEditor: string
  close(): Promise<void>
}

/**
 * Determines the external identity provider. Starts our own provider if it is configured, or if players need the page editor on its
 * port. If the port is in use, the server reports a warning and starts neither.
 *
 * @throws ConfigurationError for an invalid IDP_PORT or IDP_URL
 */
export async function openProvider(surroundings: ProviderOptions): Promise<OpenProvider> {
  const { clientId, authorizedRedirects } = surroundings.configuration.application.googleOauth
  const port = portFrom(surroundings.env, 'IDP_PORT', surroundings.configuration.server.port, 1)
  const publicUrl = publicUrlFrom(surroundings.env)
  const pageEditor = publicUrl ?? `http://${HOST_PLACEHOLDER}:${port}`
  const asked = clientId && authorizedRedirects.length > 0 ? clientId : null
  const isOwn = asked === OWN_CLIENT_ID
  const notStarted = { provider: asked === null || isOwn ? null : google(asked), pageEditor, close: async () => {} }
  const editorIsOwn = surroundings.configuration.challenges.overwriteUrlForCsrfChallenge === null
  if (!isOwn && !editorIsOwn) return notStarted
  try {
    const own = await startOwn(surroundings, port, publicUrl)
    return isOwn ? own : { ...own, provider: notStarted.provider }
  } catch (error) {
    const lost = [
      ...(isOwn ? ['login with an external account is not available'] : []),
      ...(editorIsOwn ? ['the page editor for the challenge CSRF is not available'] : []),
    ]
    surroundings.report(
      `warning: ${lost.join(', and ')}, because the server cannot listen on port ${port} ` +
        `(${(error as NodeJS.ErrnoException).code ?? error}). Set another port with IDP_PORT=<number>.`,
    )
    return notStarted
  }
}

async function startOwn(
  { configuration, host, report }: ProviderOptions,
  port: number,
  publicUrl: string | undefined,
): Promise<OpenProvider> {
  const { googleOauth, name } = configuration.application
  const redirects = googleOauth.authorizedRedirects
  let made: Promise<FastifyInstance> | undefined
  // The provider is created on its first request, so that it does not delay the start.
  const { limits, trustedProxies } = configuration.server
  const slowness = timeoutOptions(limits)
  const server = createServer(slowness.http, (request, response) => {
    made ??= make()
    made.then(
      (app) => app.routing(request, response),
      (error: Error) => {
        report(`the identity provider could not be created: ${error.stack}`)
        response.writeHead(500).end()
      },
    )
  })
  server.setTimeout(slowness.connectionTimeout)
  limitConnections(server, limits, new TrustedProxies(trustedProxies), SHARE_OF_HANDLES)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve)
  })
  const { port: listening } = server.address() as AddressInfo
  const local = localUrl(host, listening)
  const issuer = publicUrl ?? local
  return {
    pageEditor: publicUrl ?? `http://${HOST_PLACEHOLDER}:${listening}`,
    provider: {
      shown: {
        name: BRAND,
        authorizeUrl: `${issuer}${AUTHORIZATION_PATH}`,
        userInfoUrl: `${issuer}${USER_INFO_PATH}`,
        clientId: OWN_CLIENT_ID,
      },
      tokenInfoUrl: `${local}${TOKEN_INFO_PATH}`,
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await made?.then(
        (app) => app.close(),
        () => {},
      )
    },
  }

  async function make(): Promise<FastifyInstance> {
    const { buildIdentityProvider } = await import('@fruit/identity-provider/identity-provider')
    return buildIdentityProvider({
      issuer,
      // The token is returned in the fragment, so a redirect URL must not have one (RFC 6749, section 3.1.2).
      clients: [
        {
          id: OWN_CLIENT_ID,
          name,
          redirectUris: redirects.map(({ uri, proxy }) => proxy ?? uri).filter((uri) => !uri.includes('#')),
        },
      ],
      origins: redirects.flatMap(({ uri, proxy }) => [uri, proxy ?? uri]).map((uri) => new URL(uri).origin),
      report,
    })
  }
}

/** Returns the URL under which this machine reaches a server on a host. */
function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Share of the file handles for connections of the provider, which few visitors use at a time. */
const SHARE_OF_HANDLES = 0.02

function publicUrlFrom({ IDP_URL: text }: ProviderOptions['env']): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw settingError('IDP_URL', text, 'a URL without a path, such as https://id.example.org')
}
