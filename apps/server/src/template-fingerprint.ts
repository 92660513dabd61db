import { createHash } from 'node:crypto'
import type { Configuration } from '@fruit/contracts/configuration'

/** Set by the build to a hash of the sources that shape a new shop; empty in tests, which use fresh folders. */
declare const SEED_SOURCES: string | undefined

/** Changes with everything that shapes a new shop: a world whose shop has another one gets a new shop. */
export function templateFingerprint(
  configuration: Configuration,
  version: string,
  props: object,
  hashName: string,
): string {
  // The server's address does not shape a shop.
  const { server: _server, ...shaping } = configuration
  const sources = typeof SEED_SOURCES === 'string' ? SEED_SOURCES : ''
  return createHash('sha256')
    .update(JSON.stringify([shaping, version, props, hashName, sources]))
    .digest('hex')
    .slice(0, 16)
}
