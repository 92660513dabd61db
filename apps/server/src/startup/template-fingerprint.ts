import { createHash } from 'node:crypto'
import type { Configuration } from '@fruit/contracts/configuration'

/** Set by the build to a hash of the sources that shape a new shop; empty in tests, which use fresh folders. */
declare const SEED_SOURCES: string | undefined

/** Returns a hash of everything that shapes a new shop. A world whose shop has a different hash gets a new shop. */
export function templateFingerprint(
  configuration: Configuration,
  version: string,
  props: object,
  hashName: string,
): string {
  // Settings of the server do not shape a shop.
  const { server: _server, ...shaping } = configuration
  const sources = typeof SEED_SOURCES === 'string' ? SEED_SOURCES : ''
  return createHash('sha256')
    .update(JSON.stringify([shaping, version, props, hashName, sources]))
    .digest('hex')
    .slice(0, 16)
}
