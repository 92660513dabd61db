import type { Configuration } from '@fruit/contracts/configuration'
import { withHost } from '@fruit/isomorphic/host-in-text'
import type { Visit } from '@fruit/world/visit'

/** The configuration that visitors may read. */
export type PublicConfiguration = Omit<Configuration, 'server' | 'application'> & {
  readonly server: Omit<Configuration['server'], 'limits' | 'trustedProxies'>
  readonly application: Omit<Configuration['application'], 'chatBot'> & {
    readonly chatBot: Omit<Configuration['application']['chatBot'], 'llmApiUrl' | 'instructions' | 'confidential'>
  }
}

/**
 * The configuration for visitors: with URLs as the visitor reaches them, without settings that only the operator needs.
 */
export function configurationFor({ world, host }: Visit): PublicConfiguration {
  const { configuration } = world
  const { limits: _limits, trustedProxies: _proxies, ...server } = configuration.server
  const { overwriteUrlForCsrfChallenge: url, ...others } = configuration.challenges
  const challenges = { ...others, overwriteUrlForCsrfChallenge: url === null ? null : withHost(url, host) }
  const {
    llmApiUrl: _address,
    instructions: _instructions,
    confidential: _confidential,
    ...chatBot
  } = configuration.application.chatBot
  return { ...configuration, server, challenges, application: { ...configuration.application, chatBot } }
}
