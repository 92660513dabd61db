import type { Configuration } from '@fruit/contracts/configuration'
import { atHost } from '@fruit/isomorphic/host-in-text'
import type { Visit } from '@fruit/world/visit'

/** The configuration, with addresses as the visitor reaches them. */
export function configurationFor({ world, host }: Visit): Configuration {
  const { configuration } = world
  const { overwriteUrlForCsrfChallenge: url, ...others } = configuration.challenges
  const challenges = { ...others, overwriteUrlForCsrfChallenge: url === null ? null : atHost(url, host) }
  return { ...configuration, challenges }
}
