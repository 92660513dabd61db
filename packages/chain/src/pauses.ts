import type { EVM } from '@ethereumjs/evm'
import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'

/** Milliseconds after which a job lets jobs of other chains continue. */
const SLICE_MS = 10
/**
 * Maximum working time of a job in milliseconds, without pauses; its gas limit allows less on any current machine. A slice counts
 * at most the processor time of this process, so that load of the machine does not stop a job.
 */
const MAX_WORK_MS = 20_000

/** Thrown inside a job that runs too long; contracts cannot catch it. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/** Shares the thread's time among jobs. */
export class Pauses {
  readonly #began: () => void
  #since = 0
  #workedMs = cpuStopwatch()
  #spent = 0

  /** @param began called whenever the job begins or continues */
  constructor(began: () => void) {
    this.#began = began
    this.#begin()
  }

  /**
   * Undefined when the job may continue immediately.
   *
   * @throws TimeLimitExceeded
   */
  due(): Promise<void> | undefined {
    if (performance.now() - this.#since < SLICE_MS) return undefined
    this.#spent += this.#workedMs()
    if (this.#spent > MAX_WORK_MS) throw new TimeLimitExceeded('The call was stopped: it takes too long.')
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#begin()
        resolve()
      })
    })
  }

  #begin(): void {
    this.#since = performance.now()
    this.#workedMs = cpuStopwatch()
    this.#began()
  }
}

/** An instruction in the interpreter's table. */
interface Instruction {
  opcodeInfo: { readonly code: number; readonly isAsync: boolean; readonly isInvalid: boolean }
  readonly opHandler: (state: unknown, common: unknown) => unknown
  readonly gasHandler: undefined | ((state: unknown, gas: bigint, common: unknown) => Promise<bigint>)
}

const JUMPDEST = 0x5b

/**
 * Makes an EVM pause at every jump destination, which each loop contains, and before each instruction with variable cost. There
 * is little work between two such points.
 */
export function addPauses(evm: EVM, pauses: Pauses): void {
  // The library has no such hook except its `step` event, which takes longer than the steps.
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
