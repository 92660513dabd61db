import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { BackendOptions } from './backend.ts'

export const USAGE = `Forbidden Fruit, a juice shop with holes on purpose.

  npm start -- [options]

  --config FILE   a configuration that is merged over config/default.yml and config/<NODE_ENV>.yml
  --data DIR      folder of the worlds (default: data; of a shop without holes data-safe, with some closed data-fixed-…)
  --fresh         throw every world away first
  --class         give each browser a world of its own, for a class on one server; learners join events at /join
  --safe          run safe code everywhere: the twin that a scanner should find nothing in but leaked data
  --twin          beside the shop, on TWIN_PORT, the same shop with safe code
  --fixed KEYS    run safe code in these challenges or weaknesses: KEY[,KEY…]
  --help          this text

Environment: PORT, HOST (default 127.0.0.1), NODE_ENV, BASE_PATH, CTF_KEY, LLM_API_KEY,
IDP_PORT (of the identity provider; default: PORT + 1), IDP_URL (its address as browsers see it),
TWIN_PORT (of the safe twin; default: PORT + 2; its identity provider is on the port after it),
SOLUTIONS_WEBHOOK (a web address that is told of solved challenges),
DATABASE_URL (a PostgreSQL server for a class), CLASS_URL (its address for learners), CLASS_HOST (a host name
below which every name leads here), EXIT_ON_READY (true: end once the shop is open),
TRUST_PROXY (addresses of reverse proxies that may say who asks, such as 127.0.0.1,10.0.0.0/8)`

/** Options that contradict each other, or cannot be read; the message says what to do. */
export class WrongOptions extends Error {}

/** One shop that the command line asks for. */
export interface AskedShop {
  readonly shop: NonNullable<BackendOptions['shop']>
  /** Folder of its worlds, as it was given. */
  readonly data: string
  readonly isTwin: boolean
}

/** What the command line asks for. */
export interface CommandLine {
  readonly config: string | undefined
  readonly fresh: boolean
  readonly class: boolean
  readonly help: boolean
  /** The shop, and its twin. */
  readonly shops: readonly AskedShop[]
}

/**
 * Reads the arguments of the server.
 *
 * @throws WrongOptions where some exclude each other; what `parseArgs` throws for unknown ones
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
    throw new WrongOptions('--safe runs safe code everywhere: leave --twin and --fixed out, or --safe.')
  const keys = fixed === undefined ? null : [...new Set(fixed.split(',').map((key) => key.trim()))].sort()
  if (keys?.some((key) => key === ''))
    throw new WrongOptions(
      '--fixed needs keys with commas between, such as --fixed loginAdminChallenge,redirectChallenge.',
    )
  // What one kind of shop stored must not meet another: it would run what is stored there.
  const first: AskedShop = safe
    ? { shop: 'safe', data: data ?? 'data-safe', isTwin: false }
    : keys
      ? { shop: { fixed: keys }, data: data ?? `data-fixed-${mark(keys)}`, isTwin: false }
      : { shop: 'flawed', data: data ?? 'data', isTwin: false }
  const second: AskedShop = { shop: 'safe', data: `${data ?? 'data'}-safe`, isTwin: true }
  return { config, fresh, help, class: values.class, shops: twin ? [first, second] : [first] }
}

/** A short name for a set of keys. */
function mark(keys: readonly string[]): string {
  return createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
}
