import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContainmentFailure } from '../pool/containment-failure.ts'
import { maxAcceptedMs, ResponseTimes } from './answer-times.ts'
import { type Dice, seededDice } from './dice.ts'
import { type Canary, HostObserver } from './escape-table.ts'

/** Secret data of another world. */
export const NEIGHBOUR_SECRET = 'the-neighbour-whistles-at-night'

/** An engine of the containment, and the generator of its inputs. */
export interface FuzzedEngine {
  readonly power: string
  /** Number of inputs in the long form, and in every test run. */
  readonly inputs: { readonly long: number; readonly short: number }
  /**
   * Deadline of each input when it runs alone. One second, or three times the duration of a simple job, is added to it. An input
   * that is late among others is repeated alone, because a busy machine delays everything.
   */
  readonly deadlineMs: number
  /** Runs a generated input. @returns the result, or the error instead */
  attack(dice: Dice, canary: Canary): Promise<unknown>
  /** Runs a job of another world with `NEIGHBOUR_SECRET` on the same engine. @returns true when its result is correct */
  calm(): Promise<boolean>
}

/** Number of inputs that run at the same time. */
const CONCURRENCY = 4
/** Number of inputs after which the neighbour's job runs and the host is checked. */
const ROUND_SIZE = 40
/** Maximum growth factor of memory from the first to the second half, by medians. */
const MAX_GROWTH = 1.2
/** Rounds that are not measured, because engines start in them. */
const WARM_ROUNDS = 5

/** The long form uses a new seed each time; the short one is deterministic. */
const seedOf = (isLong: boolean) => Number(process.env.FUZZ_SEED || (isLong ? Math.floor(Math.random() * 1e9) : 17))

/**
 * Tests that no generated input escapes from an engine. No result contains data of the host or of another world, no file of the
 * host is accessed, no connection is opened, and no worker fails. Each input ends in time, and the other world gets correct
 * results throughout. In the long form, memory stays constant. `FUZZ_SEED` repeats a run, `FUZZ_INPUTS` sets the number of
 * inputs.
 *
 * @param isLong the form of `npm run test:full`
 */
export function testFuzz(engines: readonly FuzzedEngine[], isLong: boolean): void {
  const seed = seedOf(isLong)
  describe.each(engines.map((engine) => [engine.power, engine] as const))('generated %s', (power, engine) => {
    const watch = new HostObserver()
    const control = new ResponseTimes()
    const count = Number(process.env.FUZZ_INPUTS || engine.inputs[isLong ? 'long' : 'short'])

    beforeAll(async () => {
      // Excludes first loads from the observation.
      await engine.calm()
      await watch.start()
    })
    afterAll(() => watch.stop())

    test(`${count} inputs, generated from the seed ${seed}, do not escape`, async () => {
      const memory: number[] = []
      const kinds = new Map<string, number>()
      const slowest = { place: -1, ms: 0 }
      const late: number[] = []
      const cpu = process.cpuUsage()
      const started = performance.now()
      const one = async (place: number) => {
        const began = performance.now()
        const answer = await engine.attack(seededDice(seed + place), watch.canary).catch((error: unknown) => error)
        const ms = performance.now() - began
        if (ms > slowest.ms) Object.assign(slowest, { place, ms })
        if (ms > engine.deadlineMs + maxAcceptedMs(control, 1000)) late.push(place)
        expectInside(answer, watch, `input ${place} of seed ${seed}`)
        const kind = kindOf(answer)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
      for (let place = 0; place < count; place += ROUND_SIZE) {
        const round = Array.from({ length: Math.min(ROUND_SIZE, count - place) }, (_, i) => place + i)
        await Promise.all(
          Array.from({ length: CONCURRENCY }, async () => {
            for (let next = round.shift(); next !== undefined; next = round.shift()) await one(next)
          }),
        )
        expect(await control.of(() => engine.calm()), `the neighbour after input ${place + ROUND_SIZE}`).toBe(true)
        watch.expectQuiet()
        memory.push(process.memoryUsage().rss)
      }
      const measured = memory.slice(WARM_ROUNDS)
      const half = Math.floor(measured.length / 2)
      const growth = median(measured.slice(half)) / median(measured.slice(0, half))
      const { user, system } = process.cpuUsage(cpu)
      console.info(
        `${power}: ${count} inputs, seed ${seed}, ${Math.round(performance.now() - started)} ms (${Math.round((user + system) / 1000)} ms of the processor), ` +
          `slowest ${Math.round(slowest.ms)} ms (input ${slowest.place}), late among others ${late.length}, memory ×${isLong ? growth.toFixed(3) : '–'}; ` +
          [...kinds].map(([kind, times]) => `${kind} ${times}`).join(', '),
      )
      for (const place of late) {
        await control.of(() => engine.calm())
        const began = performance.now()
        await engine.attack(seededDice(seed + place), watch.canary).catch(() => undefined)
        const most = engine.deadlineMs + maxAcceptedMs(control, 1000)
        expect(performance.now() - began, `input ${place} of seed ${seed}, alone`).toBeLessThan(most)
      }
      if (isLong) expect(growth).toBeLessThan(MAX_GROWTH)
    }, 1_200_000)
  })
}

/** Folder of modules on the simulated machine; on the host, the folder has a prefix. */
const SIMULATED_MODULES = /(?<![\w.-])\/node_modules(?![\w/])/g

function expectInside(answer: unknown, watch: HostObserver, which: string): void {
  if (answer instanceof ContainmentFailure) throw new Error(`${which} made a worker fail: ${answer.message}`)
  try {
    const said = `${answer instanceof Error ? answer.message : ''} ${JSON.stringify(answer) ?? ''}`
    watch.expectNothingOfHost(said.replace(SIMULATED_MODULES, ''))
    expect(said).not.toContain(NEIGHBOUR_SECRET)
  } catch (error) {
    throw new Error(`${which} escaped: ${(error as Error).message}`)
  }
}

function kindOf(answer: unknown): string {
  if (answer instanceof Error) return answer.name
  if (Array.isArray(answer)) return 'rows'
  const { kind, limit } = (answer ?? {}) as { kind?: string; limit?: string }
  return limit ? `${kind} ${limit}` : (kind ?? typeof answer)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
