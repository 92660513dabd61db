import type { EVM } from '@ethereumjs/evm'
import { atWork } from '@fruit/containment/watch'

/** After so many milliseconds a job lets those of other chains go on. */
const SLICE_MS = 10
/**
 * Longer than these milliseconds, pauses left out, no job runs. What its gas allows takes less on any machine of today. A slice counts no
 * more than this process had of the processor meanwhile, so that no job is blamed for a busy machine.
 */
const LONGEST_MS = 20_000

/** Thrown inside a job that runs too long; no contract can catch it. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** Divides the thread's time among jobs. */
export class Pauses {
  readonly #began: () => void
  #since = 0
  #workedMs = atWork()
  #spent = 0

  /** @param began called whenever the job begins or goes on */
  constructor(began: () => void) {
    this.#began = began
    this.#begin()
  }

  /**
   * Undefined while the job may go on at once.
   *
   * @throws TooLong
   */
  due(): Promise<void> | undefined {
    if (performance.now() - this.#since < SLICE_MS) return undefined
    this.#spent += this.#workedMs()
    if (this.#spent > LONGEST_MS) throw new TooLong('The call was stopped: it takes too long.')
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#begin()
        resolve()
      })
    })
  }

  #begin(): void {
    this.#since = performance.now()
    this.#workedMs = atWork()
    this.#began()
  }
}

/** An instruction as the interpreter looks it up. */
interface Instruction {
  opcodeInfo: { readonly code: number; readonly isAsync: boolean; readonly isInvalid: boolean }
  readonly opHandler: (state: unknown, common: unknown) => unknown
  readonly gasHandler: undefined | ((state: unknown, gas: bigint, common: unknown) => Promise<bigint>)
}

const JUMPDEST = 0x5b

/**
 * Makes an EVM pause: at each place that a loop comes by, and before each instruction whose work is not always the same.
 * Between two such places there is little work.
 */
export function pausing(evm: EVM, pauses: Pauses): void {
  // The library has no such hook but its `step` event, which takes longer than the steps.
  const instructions = (evm as unknown as { _opcodeMap: Instruction[] })._opcodeMap
  for (const [code, instruction] of instructions.entries()) {
    const { opcodeInfo, opHandler, gasHandler } = instruction
    if (opcodeInfo.isInvalid) continue
    if (gasHandler) {
      instructions[code] = {
        opcodeInfo,
        opHandler,
        gasHandler: async (state, gas, common) => {
          const pause = pauses.due()
          if (pause) await pause
          return gasHandler(state, gas, common)
        },
      }
    } else if (opcodeInfo.code === JUMPDEST) {
      instructions[code] = {
        opcodeInfo: { ...opcodeInfo, isAsync: true },
        opHandler: () => pauses.due(),
        gasHandler,
      }
    }
  }
}
