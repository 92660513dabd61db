import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContainmentFailure } from '../containment-failure.ts'
import { AnswerTimes, mostOf } from './answer-times.ts'
import { type Dice, diceOf } from './dice.ts'
import { type Canary, HostWatch } from './escape-table.ts'

/** What another world keeps for itself. */
export const NEIGHBOUR_SECRET = 'the-neighbour-whistles-at-night'

/** An engine of the containment, and what is thrown at it. */
export interface FuzzedEngine {
  readonly power: string
  /** How many inputs the long form takes, and how many the one of every test run. */
  readonly inputs: { readonly long: number; readonly short: number }
  /**
   * When each input must have ended, alone, but for one second, or three times what something simple takes meanwhile. Who is late among
   * others is tried once more: a busy machine is late with anything.
   */
  readonly deadlineMs: number
  /** Asks for something generated. @returns the answer, or the error that came in its place */
  attack(dice: Dice, canary: Canary): Promise<unknown>
  /** Another world works with `NEIGHBOUR_SECRET` on the same engine. @returns what proves that it was served rightly */
  calm(): Promise<boolean>
}

/** So many inputs are under way at once. */
const AT_ONCE = 4
/** After so many the neighbour is served, and the host is looked at. */
const ROUND = 40
/** How much more memory the second half may take than the first, by the medians of what was measured in them. */
const FLAT = 1.2
/** What is measured before is engines that start. */
const WARM_ROUNDS = 5

/** The long form tries others each time; the short one finds the same whenever it runs. */
const seedOf = (isLong: boolean) => Number(process.env.FUZZ_SEED || (isLong ? Math.floor(Math.random() * 1e9) : 17))

/**
 * Tests that no generated input gets out of an engine: nothing of the host and of another world is in an answer, no file of the host is
 * touched, nobody is called, no worker breaks; each ends in its time; the other world is served rightly throughout. In the long
 * form, memory is flat. `FUZZ_SEED` repeats a run, `FUZZ_INPUTS` says how many inputs.
 *
 * @param isLong the form of `npm run test:full`
 */
export function testFuzz(engines: readonly FuzzedEngine[], isLong: boolean): void {
  const seed = seedOf(isLong)
  describe.each(engines.map((engine) => [engine.power, engine] as const))('generated %s', (power, engine) => {
    const watch = new HostWatch()
    const control = new AnswerTimes()
    const count = Number(process.env.FUZZ_INPUTS || engine.inputs[isLong ? 'long' : 'short'])

    beforeAll(async () => {
      // Whatever is loaded when first used is none of an input's doing.
      await engine.calm()
      await watch.start()
    })
    afterAll(() => watch.stop())

    test(`${count} of them, made from the seed ${seed}, stay inside`, async () => {
      const memory: number[] = []
      const kinds = new Map<string, number>()
      const slowest = { place: -1, ms: 0 }
      const late: number[] = []
      const cpu = process.cpuUsage()
      const started = performance.now()
      const one = async (place: number) => {
        const began = performance.now()
        const answer = await engine.attack(diceOf(seed + place), watch.canary).catch((error: unknown) => error)
        const ms = performance.now() - began
        if (ms > slowest.ms) Object.assign(slowest, { place, ms })
        if (ms > engine.deadlineMs + mostOf(control, 1000)) late.push(place)
        expectInside(answer, watch, `input ${place} of seed ${seed}`)
        const kind = kindOf(answer)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
      for (let place = 0; place < count; place += ROUND) {
        const round = Array.from({ length: Math.min(ROUND, count - place) }, (_, i) => place + i)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (let next = round.shift(); next !== undefined; next = round.shift()) await one(next)
          }),
        )
        expect(await control.of(() => engine.calm()), `the neighbour after input ${place + ROUND}`).toBe(true)
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
        await engine.attack(diceOf(seed + place), watch.canary).catch(() => undefined)
        const most = engine.deadlineMs + mostOf(control, 1000)
        expect(performance.now() - began, `input ${place} of seed ${seed}, alone`).toBeLessThan(most)
      }
      if (isLong) expect(growth).toBeLessThan(FLAT)
    }, 1_200_000)
  })
}

/** Where modules of the invented machine lie; a folder of the host has another one in front of it. */
const INVENTED_MODULES = /(?<![\w.-])\/node_modules(?![\w/])/g

function expectInside(answer: unknown, watch: HostWatch, which: string): void {
  if (answer instanceof ContainmentFailure) throw new Error(`${which} broke a worker: ${answer.message}`)
  try {
    const said = `${answer instanceof Error ? answer.message : ''} ${JSON.stringify(answer) ?? ''}`
    watch.expectNothingOfHost(said.replace(INVENTED_MODULES, ''))
    expect(said).not.toContain(NEIGHBOUR_SECRET)
  } catch (error) {
    throw new Error(`${which} got out: ${(error as Error).message}`)
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
