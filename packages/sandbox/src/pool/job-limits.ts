import type { NoResult } from './contained-worker.ts'
import { ContainmentFailure } from './containment-failure.ts'

/** Limits of a job: the defaults, overridden by its own. */
export function resolveLimits<Limits extends object>(usual: Limits, wanted: Partial<Limits> | undefined): Limits {
  const limits = { ...usual, ...wanted }
  for (const [name, value] of Object.entries(limits)) {
    // Timers and the engines use 32-bit numbers.
    if (!(value >= 1 && value <= 2 ** 30)) {
      throw new RangeError(`The limit ${name} is ${value}: give a number from 1 to ${2 ** 30}.`)
    }
  }
  return limits
}

/**
 * The outcome of an engine, or the limit that ended the job without one.
 *
 * @throws ContainmentFailure when the worker itself failed
 */
export function outcomeOf<Outcome extends { readonly kind: string }>(
  end: Outcome | NoResult | { readonly kind: 'busy' },
): Outcome | { readonly kind: 'limit'; readonly limit: 'busy' | 'deadline' | 'memory' } {
  if (['busy', 'starved', 'overdue', 'died', 'broken'].includes(end.kind))
    return { kind: 'limit', limit: limitOf(end as NoResult) }
  return end as Outcome
}

/**
 * The limit that ended a job without a result of its engine.
 *
 * @throws ContainmentFailure when the worker itself failed
 */
export function limitOf(end: NoResult | { readonly kind: 'busy' }): 'busy' | 'deadline' | 'memory' {
  switch (end.kind) {
    case 'busy':
    case 'starved':
      return 'busy'
    case 'overdue':
      return 'deadline'
    case 'died':
      if ((end.error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
      throw broken(end.error.message)
    case 'broken':
      throw broken(end.message)
  }
}

function broken(reason: string): ContainmentFailure {
  return new ContainmentFailure(`The worker of this job failed: ${reason} The next job gets a new one.`)
}
