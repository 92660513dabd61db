import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { systemClock } from '@fruit/world/clock'
import { systemRandom } from '@fruit/world/random'
import { loadOrCreateSecret } from '@fruit/world/storage/load-or-create-secret'
import { renderUnicodeCompact } from 'uqr'
import { type ConsoleSettings, openConsole } from '../console/open-console.ts'
import { ClassRoom } from './class-room.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Effect of a lost class key, for a warning. */
const LOST_KEY_EFFECT = 'passes, tools and browsers of learners lose access until trainers renew them'

interface OpenClassOptions {
  readonly dataFolder: string
  /** DATABASE_URL and CLASS_HOST. */
  readonly env: Environment
  readonly flagKey: string
  readonly limits: Limits
  readonly report: (line: string) => void
}

/**
 * Opens the class in a data folder.
 *
 * @throws UnusableDatabaseUrl, PlatformUnreachable, DamagedClassDatabase, UnusableKey
 */
export function openClass({ dataFolder, env, flagKey, limits, report }: OpenClassOptions): Promise<ClassRoom> {
  return ClassRoom.open({
    folder: join(dataFolder, 'class'),
    databaseUrl: env.DATABASE_URL || undefined,
    key: loadOrCreateSecret([dataFolder], 'class.key', LOST_KEY_EFFECT),
    flagKey,
    clock: systemClock,
    random: systemRandom,
    hostName: env.CLASS_HOST || null,
    limits,
    report,
  })
}

interface TrainersConsoleOptions {
  readonly room: ClassRoom
  /** Root folder of the build. */
  readonly root: string
  readonly settings: ConsoleSettings
  readonly report: (line: string) => void
}

/** An opened console, with the links to print at the start. */
interface TrainersConsole {
  /** Links with their descriptions; empty if the console cannot listen. */
  readonly links: readonly (readonly [what: string, link: string])[]
  close(): Promise<void>
}

/** Opens the trainer's console. If its port is taken, the server reports a warning and continues without the console. */
export async function openTrainersConsole({
  room,
  root,
  settings,
  report,
}: TrainersConsoleOptions): Promise<TrainersConsole> {
  for (const warning of settings.warnings) report(warning)
  try {
    const opened = await openConsole({
      classRoom: room.trainers,
      settings,
      clock: systemClock,
      random: systemRandom,
      webFolder: join(root, 'apps/console/dist'),
      fontFolder: join(root, 'apps/server/dist/report-fonts'),
      report,
    })
    return {
      links: [[`Trainer's console: ${opened.address}. Login link, valid once and for 15 minutes:`, opened.signInLink]],
      close: opened.close,
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') throw error
    report(
      `warning: the trainer's console is not available, because the server cannot listen on ${settings.host} port ${settings.port} (${code}). ` +
        'Set another port with CONSOLE_PORT=<number>, or another address with CONSOLE_HOST=<address>.',
    )
    return { links: [], close: async () => {} }
  }
}

/** Returns the URL of the shop for learners: `CLASS_URL`, or else the host or this machine's address in its network. */
export function classAddress(env: Environment, host: string, port: number, basePath: string): string {
  if (env.CLASS_URL) return env.CLASS_URL.replace(/(?<!\/)\/+$/, '')
  const isAll = host === '0.0.0.0' || host === '::'
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const name = isAll ? (outside?.address ?? 'localhost') : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}${basePath}`
}

/** Formats links as text and as QR codes for a terminal. @param links each with its description */
export function formatLinks(links: readonly (readonly [what: string, link: string])[]): string {
  return links.map(([what, link]) => `${what}\n  ${link}\n${renderUnicodeCompact(link)}`).join('\n')
}
