import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { systemClock } from '@fruit/world/clock'
import { systemRandom } from '@fruit/world/random'
import { renderUnicodeCompact } from 'uqr'
import { keptSecret } from '../kept-secret.ts'
import { ClassRoom } from './class-room.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What becomes of a class when its key is lost. */
const LOST_KEYS = 'passes, tools and browsers of learners come in no more, until trainers give them new ones'

interface Opening {
  readonly dataFolder: string
  /** DATABASE_URL and CLASS_HOST. */
  readonly env: Environment
  readonly flagKey: string
  readonly limits: Limits
  readonly report: (line: string) => void
}

/**
 * Opens the class of a data folder.
 *
 * @throws UnusableDatabaseUrl, PlatformUnreachable, UnusableKey
 */
export function openClass({ dataFolder, env, flagKey, limits, report }: Opening): Promise<ClassRoom> {
  return ClassRoom.open({
    folder: join(dataFolder, 'class'),
    databaseUrl: env.DATABASE_URL || undefined,
    key: keptSecret([dataFolder], 'class.key', LOST_KEYS),
    flagKey,
    clock: systemClock,
    random: systemRandom,
    hostName: env.CLASS_HOST || null,
    limits,
    report,
  })
}

/** Where learners reach the shop: `CLASS_URL`, or else this machine's name or address in its network. */
export function classAddress(env: Environment, host: string, port: number, basePath: string): string {
  if (env.CLASS_URL) return env.CLASS_URL.replace(/\/+$/, '')
  const isAll = host === '0.0.0.0' || host === '::'
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const name = isAll ? (outside?.address ?? 'localhost') : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}${basePath}`
}

/** Links as text and as pictures of characters, for a terminal. @param links each with what it is for */
export function shownLinks(links: readonly (readonly [what: string, link: string])[]): string {
  return links.map(([what, link]) => `${what}\n  ${link}\n${renderUnicodeCompact(link)}`).join('\n')
}
