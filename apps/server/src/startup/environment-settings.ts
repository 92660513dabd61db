import { ConfigurationError } from '@fruit/configuration/load-configuration'
import { describeValue } from '@fruit/configuration/setting-path'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Addresses that only this machine reaches. */
export const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|::1)$/

const MAX_PORT = 65_535

/** The error for an invalid environment variable. */
export function settingError(variable: string, value: string, allowed: string): ConfigurationError {
  return new ConfigurationError([
    { file: `environment variable ${variable}`, key: '', found: describeValue(value), allowed },
  ])
}

/**
 * Reads a port from an environment variable.
 *
 * @param shopPort port of the shop; the default port is higher by `distance`
 * @throws ConfigurationError when the variable is no port
 */
export function portFrom(env: Environment, variable: string, shopPort: number, distance: number): number {
  const text = env[variable]
  if (!text) return shopPort === 0 || shopPort + distance > MAX_PORT ? 0 : shopPort + distance
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text)
  throw settingError(variable, text, `a whole number from 0 to ${MAX_PORT}; 0 takes any free port`)
}
