import { randomBytes } from 'node:crypto'
import type { Attack } from '@fruit/challenge-kit/proof'
import { type Exchange, OWN_FIX_MOST_CHARACTERS, type OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { implementationIn, type Promised } from '@fruit/shop/feature'
import { readFeatures } from '@fruit/shop/features'
import { SCRATCH_PREFIX, type WorldRegistry } from '@fruit/world/registry'
import type { World, WorldId } from '@fruit/world/world'
import type { InsideClient } from '../inside/inside-client.ts'
import type { InsideShop } from '../inside/inside-shop.ts'
import type { CodingEntry } from './coding-snippet.ts'
import type { JudgingQueue, Waiter } from './judging-queue.ts'
import { type OwnTrouble, ownVariants, troubleIn } from './own-variants.ts'

/**
 * Judging ends when it took that long and the processor was at work for that long: a busy machine alone ends nothing.
 * Each call of the module has a budget of its own, so what takes longer is a shop that the module makes slow.
 */
const MOST_MS = 30_000

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
  readonly #queue: JudgingQueue

  constructor(registry: WorldRegistry, inside: InsideShop, queue: JudgingQueue) {
    this.#registry = registry
    this.#inside = inside
    this.#queue = queue
  }

  /**
   * Judges a module when it is its learner's turn.
   *
   * @param source TypeScript, as the player wrote it
   */
  async judge(world: World, coding: CodingEntry, source: string, waiter: Waiter): Promise<Judged> {
    if (source.length > OWN_FIX_MOST_CHARACTERS)
      return failed({
        kind: 'too-large',
        details: `The module has ${source.length} characters. ${OWN_FIX_MOST_CHARACTERS} are more than any fix needs.`,
        line: null,
      })
    const judged = await this.#queue.run(world.id, waiter, async () => {
      const scratch = `${SCRATCH_PREFIX}${randomBytes(12).toString('hex')}`
      try {
        return await this.#judged(world, scratch, coding, source, waiter.signal)
      } finally {
        this.#registry.discard(scratch)
      }
    })
    return judged ?? failed(BUSY)
  }

  async #judged(
    { contained }: World,
    scratch: WorldId,
    coding: CodingEntry,
    source: string,
    signal: AbortSignal,
  ): Promise<Judged> {
    const { entry, weakness } = coding
    const isTooLong = stopwatch()
    const stripped = await contained.withoutTypes({ owner: scratch, code: source })
    if (stripped.kind === 'refused')
      return failed({ kind: 'does-not-compile', details: stripped.message, line: stripped.line })
    if (stripped.kind === 'limit') return failed(stripped.limit === 'busy' ? BUSY : UNREADABLE)
    const { code } = stripped
    // A first look, before a world is made: most of what is wrong is found here.
    for (const [name, { example, fits }] of Object.entries(weakness.ownFix ?? {})) {
      const outcome = await contained.module({ owner: scratch, code, export: name, arguments: example as string[] })
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
        if (signal.aborted || isTooLong()) return failed(TOO_LONG)
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
  kind: 'busy',
  details: 'Judging took too long and was stopped: your fix makes the shop slow, or the server is busy. Try once more.',
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

/** Tells whether `MOST_MS` are over, by the clock on the wall and by the time of the processor. */
function stopwatch(): () => boolean {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return performance.now() - started > MOST_MS && (user + system) / 1000 > MOST_MS
  }
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
          act: (client) => keep(client, implementationIn(world, seam)),
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
