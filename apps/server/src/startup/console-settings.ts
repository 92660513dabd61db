import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { ConsoleSettings } from '@fruit/classroom/console/open-console'
import { type Environment, LOOPBACK, portFrom, settingError } from './environment-settings.ts'

const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/**
 * Reads CONSOLE_PORT, CONSOLE_HOST, CONSOLE_NAME (host names separated by commas), CONSOLE_TLS_KEY and CONSOLE_TLS_CERT (PEM
 * files).
 *
 * @param shopPort port of the shop; the console's default port is two higher
 * @throws ConfigurationError for an invalid setting
 */
export function consoleSettings(env: Environment, shopPort: number): ConsoleSettings {
  const host = env.CONSOLE_HOST || '127.0.0.1'
  const tls = tlsFrom(env)
  const open = !LOOPBACK.test(host) && tls === null
  return {
    host,
    port: portFrom(env, 'CONSOLE_PORT', shopPort, 2),
    tls,
    names: namesFrom(env.CONSOLE_NAME),
    warnings: open
      ? [
          `warning: the trainer's console listens on ${host} without TLS, so anyone on the network path can read ` +
            'passphrases. Set CONSOLE_TLS_KEY and CONSOLE_TLS_CERT, or unset CONSOLE_HOST and use a tunnel.',
        ]
      : [],
  }
}

function namesFrom(text: string | undefined): readonly string[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const wrong = names.find((name) => !NAME.test(name))
  if (wrong !== undefined) throw settingError('CONSOLE_NAME', wrong, 'host names, such as console.example.org')
  return names
}

function tlsFrom({ CONSOLE_TLS_KEY: key, CONSOLE_TLS_CERT: cert }: Environment): ConsoleSettings['tls'] {
  if (!key && !cert) return null
  if (!key || !cert)
    throw settingError(
      key ? 'CONSOLE_TLS_CERT' : 'CONSOLE_TLS_KEY',
      '',
      'a PEM file, because the other variable is set',
    )
  const tls = { key: pem('CONSOLE_TLS_KEY', key), cert: pem('CONSOLE_TLS_CERT', cert) }
  try {
    createSecureContext(tls)
  } catch (error) {
    throw settingError('CONSOLE_TLS_CERT', cert, `PEM certificates that match the key (${(error as Error).message})`)
  }
  return tls
}

function pem(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw settingError(variable, file, `a readable file (${(error as NodeJS.ErrnoException).code})`)
  }
}
