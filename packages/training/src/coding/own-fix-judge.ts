import { randomBytes } from 'node:crypto'
import type { Attack } from '@fruit/challenge-kit/proof'
import { type Exchange, OWN_FIX_MOST_CHARACTERS, type OwnFixVerdict } from '@fruit/contracts/calls/coding'
import type { Promised } from '@fruit/shop/feature'
import { readFeatures } from '@fruit/shop/features'
import { SCRATCH_PREFIX, type WorldRegistry } from '@fruit/world/registry'
import type { World, WorldId } from '@fruit/world/world'
import type { InsideClient } from '../inside/inside-client.ts'
import type { InsideShop } from '../inside/inside-shop.ts'
import type { CodingEntry } from './coding-snippet.ts'
import { type OwnTrouble, ownVariants, troubleIn } from './own-variants.ts'

/** Judging takes no longer, whatever the module does, unless somebody is more patient. */
const BUDGET_MS = 2700
/** A first call of a function takes no longer. */
const FIRST_CALL_MS = 500
/** So many modules are judged at the same time, each of another world. */
const MOST_AT_ONCE = 2

/** Something that must, or must not, come of a visit while the player's module is in place. */
interface Check {
  readonly act: (client: InsideClient) => unknown
  readonly judge: (run: { solved: boolean; error: unknown }) => Pick<OwnFixVerdict, 'kind' | 'details'> | null
}

interface Judged {
  readonly verdict: OwnFixVerdict
  /** The module as it runs, when it holds. */
  readonly code: string | null
}

/**
 * Judges modules that players wrote in place of a flaw: whether they compile, whether honest visitors are still served,
 * and whether the attacks are over. All of it happens in a world that is made for it and thrown away.
 */
export class OwnFixJudge {
  readonly #registry: WorldRegistry
  readonly #inside: InsideShop
  readonly #budgetMs: number
  readonly #judging = new Set<WorldId>()

  /** @param budgetMs how long judging may take at most */
  constructor(registry: WorldRegistry, inside: InsideShop, budgetMs = BUDGET_MS) {
    this.#budgetMs = budgetMs
    this.#registry = registry
    this.#inside = inside
  }

  /** @param source TypeScript, as the player wrote it */
  async judge(world: World, coding: CodingEntry, source: string): Promise<Judged> {
    if (source.length > OWN_FIX_MOST_CHARACTERS)
      return failed({
        kind: 'too-large',
        details: `The module has ${source.length} characters. ${OWN_FIX_MOST_CHARACTERS} are more than any fix needs.`,
        line: null,
      })
    if (this.#judging.has(world.id) || this.#judging.size >= MOST_AT_ONCE)
      return failed({ kind: 'busy', details: 'Another fix is being judged. Try again in a moment.', line: null })
    this.#judging.add(world.id)
    const scratch = `${SCRATCH_PREFIX}${randomBytes(12).toString('hex')}`
    let timer: NodeJS.Timeout | undefined
    try {
      await getReady(world, scratch)
      const late = new Promise<Judged>((resolve) => {
        timer = setTimeout(() => resolve(failed(TOO_LONG)), this.#budgetMs)
      })
      return await Promise.race([this.#judged(world, scratch, coding, source), late])
    } finally {
      clearTimeout(timer)
      this.#registry.discard(scratch)
      this.#judging.delete(world.id)
    }
  }

  async #judged({ contained }: World, scratch: WorldId, coding: CodingEntry, source: string): Promise<Judged> {
    const { entry, weakness } = coding
    const stripped = await contained.withoutTypes({ owner: scratch, code: source })
    if (stripped.kind === 'refused')
      return failed({ kind: 'does-not-compile', details: stripped.message, line: stripped.line })
    if (stripped.kind === 'limit') return failed(stripped.limit === 'busy' ? BUSY : UNREADABLE)
    const { code } = stripped
    // A first look in a worker that nobody waits for: most of what does not end is found here.
    for (const [name, { example, fits }] of Object.entries(weakness.ownFix ?? {})) {
      const call = { export: name, arguments: example as string[] }
      const outcome = await contained.script({ owner: scratch, code, call, limits: { deadlineMs: FIRST_CALL_MS } })
      const trouble = troubleIn(outcome, name, fits)
      if (trouble) return failed(trouble)
    }
    const world = this.#registry.enter(scratch)
    try {
      let trouble: OwnTrouble | null = null
      const variants = ownVariants(weakness, { code }, world, (found) => {
        trouble ??= found
      })
      for (const [seam, variant] of variants) world.choose(seam, variant)
      for (const { act, judge } of await checksOf(coding, world)) {
        const run = await this.#inside.run(world, entry.challenge, act)
        if (trouble) return failed(trouble)
        const found = judge(run)
        if (found) return { verdict: { ...found, line: null, transcript: [...run.transcript] }, code: null }
      }
      const details = 'Every attack fails, and every honest visitor is served. You can put your fix in place.'
      return { verdict: { kind: 'holds', details, line: null, transcript: [] as Exchange[] }, code }
    } finally {
      this.#registry.leave(world)
    }
  }
}

const TOO_LONG: OwnTrouble = {
  kind: 'too-slow',
  details:
    'Judging took too long and was stopped. If your fix is a quick one, the server is busy: try again in a moment.',
  line: null,
}
const UNREADABLE: OwnTrouble = {
  kind: 'too-slow',
  details: 'The module cannot be read in time: it is nested too deeply. Write it more simply.',
  line: null,
}
const BUSY: OwnTrouble = { kind: 'busy', details: 'Too much waits to be judged. Try again in a moment.', line: null }

function failed(trouble: OwnTrouble): Judged {
  return { verdict: { ...trouble, transcript: [] }, code: null }
}

/** Starts the engines and reads what promises there are: the first player to be judged should not pay for it. */
async function getReady({ contained }: World, owner: WorldId): Promise<void> {
  await Promise.all([
    readFeatures(),
    contained.prepareScriptNow(),
    contained.withoutTypes({ owner, code: '' }),
    contained.script({ owner, code: '1' }),
  ])
}

/** Honest visits first, then attacks from the known one to those that get around fixes, then what comes close. */
async function checksOf({ entry, weakness }: CodingEntry, world: World): Promise<Check[]> {
  const [features, { exploit, bypasses = {}, nearMisses }] = await Promise.all([readFeatures(), entry.loadProof()])
  const promises = weakness.seams.flatMap((seam) =>
    features
      .filter((feature) => feature.seam === seam.name)
      .flatMap((feature) => Object.entries(feature.promises as Readonly<Record<string, Promised<unknown>>>))
      .map(
        ([title, keep]): Check => ({
          act: (client) => keep(client, world.use(seam)),
          judge: ({ error }) =>
            error === undefined
              ? null
              : { kind: 'breaks', details: `The shop no longer keeps a promise to its visitors: ${title}.` },
        }),
      ),
  )
  const attack = (act: Attack, details: string): Check => ({
    act,
    judge: ({ solved }) => (solved ? { kind: 'leaks', details } : null),
  })
  return [
    ...promises,
    attack(exploit, 'The attack that solves the challenge still works.'),
    ...Object.values(bypasses).map((bypass) =>
      attack(bypass, 'The attack as it was fails, but it takes little to change it so that it works again.'),
    ),
    ...Object.entries(nearMisses).map(([title, act]) => attack(act, `Now something else reaches the goal: ${title}.`)),
  ]
}
