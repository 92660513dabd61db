import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { ConfigurationError } from '../configuration/load-configuration.ts'
import { describeValue } from '../configuration/setting-path.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the trainer's console listens. */
export interface ConsoleSettings {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** Key and certificates as PEM; null: without TLS. */
  readonly tls: { readonly key: string; readonly cert: string } | null
  /** Names by which browsers may ask beside IP addresses and `localhost`. */
  readonly names: readonly string[]
  /** Lines that whoever starts the server must read. */
  readonly warnings: readonly string[]
}

const MOST_PORT = 65_535
const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|::1)$/
const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/**
 * Reads CONSOLE_PORT, CONSOLE_HOST, CONSOLE_NAME (a host name, or several with commas), CONSOLE_TLS_KEY and CONSOLE_TLS_CERT (files
 * in PEM).
 *
 * @param shopPort the console's is two above it unless CONSOLE_PORT says another
 * @throws ConfigurationError when one of them can't be used
 */
export function consoleSettings(env: Environment, shopPort: number): ConsoleSettings {
  const host = env.CONSOLE_HOST || '127.0.0.1'
  const tls = tlsFrom(env)
  const open = !LOOPBACK.test(host) && tls === null
  return {
    host,
    port: portFrom(env.CONSOLE_PORT, shopPort),
    tls,
    names: namesFrom(env.CONSOLE_NAME),
    warnings: open
      ? [
          `warning: the trainer's console listens on ${host} without TLS: whoever is between you and this machine can read ` +
            'passphrases. Set CONSOLE_TLS_KEY and CONSOLE_TLS_CERT, or leave CONSOLE_HOST out and use a tunnel.',
        ]
      : [],
  }
}

function portFrom(text: string | undefined, shopPort: number): number {
  if (text) {
    const port = Number(text)
    if (/^\d{1,5}$/.test(text) && port <= MOST_PORT) return port
    throw problemWith('CONSOLE_PORT', text, `a whole number from 0 to ${MOST_PORT}; 0 takes any free port`)
  }
  return shopPort === 0 || shopPort + 2 > MOST_PORT ? 0 : shopPort + 2
}

function namesFrom(text: string | undefined): readonly string[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const wrong = names.find((name) => !NAME.test(name))
  if (wrong !== undefined) throw problemWith('CONSOLE_NAME', wrong, 'host names, such as console.example.org')
  return names
}

function tlsFrom({ CONSOLE_TLS_KEY: key, CONSOLE_TLS_CERT: cert }: Environment): ConsoleSettings['tls'] {
  if (!key && !cert) return null
  if (!key || !cert)
    throw problemWith(key ? 'CONSOLE_TLS_CERT' : 'CONSOLE_TLS_KEY', '', 'a file in PEM, since the other one is set')
  const tls = { key: pem('CONSOLE_TLS_KEY', key), cert: pem('CONSOLE_TLS_CERT', cert) }
  try {
    createSecureContext(tls)
  } catch (error) {
    throw problemWith('CONSOLE_TLS_CERT', cert, `certificates in PEM that fit the key (${(error as Error).message})`)
  }
  return tls
}

function pem(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw problemWith(variable, file, `a file that can be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function problemWith(variable: string, value: string, allowed: string): ConfigurationError {
  return new ConfigurationError([
    { file: `environment variable ${variable}`, key: '', found: describeValue(value), allowed },
  ])
}
