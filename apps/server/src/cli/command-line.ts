import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { BackendOptions } from '../startup/backend.ts'

export const USAGE = `Forbidden Fruit, an intentionally vulnerable juice shop for security training.

  npm start -- [options]

  --config FILE   configuration to merge over config/default.yml and config/<NODE_ENV>.yml
  --data DIR      data folder (default: data; with --safe: data-safe; with --fixed: data-fixed-…)
  --fresh         delete all worlds and class data first
  --class         give each browser its own world, for a class on one server; learners join events at /join
  --safe          run safe code everywhere; a scanner should find nothing but leaked data
  --twin          also run the same shop with safe code, on TWIN_PORT
  --fixed KEYS    run safe code in these challenges or weaknesses: KEY[,KEY…]
  --help          print this help

Environment: PORT, HOST (default 127.0.0.1), NODE_ENV, BASE_PATH, CTF_KEY, LLM_API_KEY,
IDP_PORT (identity provider; default: PORT + 1), IDP_URL (its URL for browsers),
TWIN_PORT (safe twin; default: PORT + 2; its identity provider uses the next port),
SOLUTIONS_WEBHOOK (URL that receives solved challenges),
DATABASE_URL (PostgreSQL server for a class), CLASS_URL (URL of the shop for learners), CLASS_HOST (wildcard host
name whose subdomains resolve to this server), EXIT_ON_READY (true: exit once the shop is open),
TRUST_PROXY (reverse proxies whose X-Forwarded-* headers are trusted, such as 127.0.0.1,10.0.0.0/8)`

/** Thrown for invalid or contradictory options; the message says what to do. */
export class InvalidOptions extends Error {}

/** One shop to open. */
export interface ShopOptions {
  readonly shop: NonNullable<BackendOptions['shop']>
  /** Data folder, as given on the command line. */
  readonly data: string
  readonly isTwin: boolean
}

/** Parsed command line. */
export interface CommandLine {
  readonly config: string | undefined
  readonly fresh: boolean
  readonly class: boolean
  readonly help: boolean
  /** The shop, and its twin with `--twin`. */
  readonly shops: readonly ShopOptions[]
}

/**
 * Reads the arguments of the server.
 *
 * @throws InvalidOptions for options that exclude each other; errors of `parseArgs` for unknown options
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      class: { type: 'boolean', default: false },
      safe: { type: 'boolean', default: false },
      twin: { type: 'boolean', default: false },
      fixed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { config, data, fresh, safe, twin, fixed, help } = values
  if (safe && (twin || fixed !== undefined))
    throw new InvalidOptions('--safe runs safe code everywhere and cannot be combined with --twin or --fixed.')
  const keys = fixed === undefined ? null : [...new Set(fixed.split(',').map((key) => key.trim()))].sort()
  if (keys?.some((key) => key === ''))
    throw new InvalidOptions(
      '--fixed needs keys separated by commas, such as --fixed loginAdminChallenge,redirectChallenge.',
    )
  // Each kind of shop has its own data folder, because a shop runs code that is stored there.
  const first: ShopOptions = safe
    ? { shop: 'safe', data: data ?? 'data-safe', isTwin: false }
    : keys
      ? { shop: { fixed: keys }, data: data ?? `data-fixed-${shortHash(keys)}`, isTwin: false }
      : { shop: 'flawed', data: data ?? 'data', isTwin: false }
  const second: ShopOptions = { shop: 'safe', data: `${data ?? 'data'}-safe`, isTwin: true }
  return { config, fresh, help, class: values.class, shops: twin ? [first, second] : [first] }
}

/** Returns a short hash for a set of keys. */
function shortHash(keys: readonly string[]): string {
  return createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
}
