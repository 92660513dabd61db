import { parseArgs } from 'node:util'

const USAGE = `Measures the built shop, mostly against a reference server. Fails if a goal is missed. Run nothing else meanwhile.

  npm run bench -- [--only-PART | --class] [--report] [--as-is]

  --only-PART     one part: speed, pages, checkout, chain, chat, neighbours or class
  --class         the same as --only-class
  --report        lists missed goals without failing
  --as-is         without a build first
  --seconds N     seconds per round of a rate (default 4)
  --rounds N      rounds per rate, alternating with the reference server (default 3)
  --load N        seconds of load before memory is measured again (default 60)
  --checkouts N   orders in a row (default 3000)
  --learners N    learners of the class (default 500)
  --study N       seconds of work of the class (default 30)`

const NUMBERS = { seconds: 4, rounds: 3, load: 60, checkouts: 3000, learners: 500, study: 30 } as const
const FLAGS = ['class', 'report', 'as-is', 'help'] as const

interface BenchOptions {
  /** Names of the parts to measure. */
  readonly chosen: readonly string[]
  readonly values: { readonly report: boolean; readonly asIs: boolean } & Readonly<Record<keyof typeof NUMBERS, number>>
}

/** Parses the command line. Exits after `--help` and after an error. @param parts names of all parts */
export function readOptions(parts: readonly string[]): BenchOptions {
  try {
    const flags = [...FLAGS, ...parts.map((part) => `only-${part}`)]
    const { values: given } = parseArgs({
      options: {
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const])),
        ...Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, { type: 'string' } as const])),
      },
    })
    if (given.help) {
      console.log(USAGE)
      process.exit()
    }
    const numbers = Object.entries(NUMBERS).map(([name, usual]) => [name, positive(name, given[name] ?? usual)])
    const chosen = parts.filter((part) => given[`only-${part}`] || (part === 'class' && given.class))
    return {
      chosen: chosen.length > 0 ? chosen : parts,
      values: { report: given.report === true, asIs: given['as-is'] === true, ...Object.fromEntries(numbers) },
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(1)
  }
}

function positive(name: string, text: unknown): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} needs a number above 0, not ${text}.`)
  return value
}
