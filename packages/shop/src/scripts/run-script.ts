import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { machineOf } from '../machine/machine.ts'
import { scriptRun } from './facts.ts'

/** Runs JavaScript contained and returns its outcome. */
export type RunScript = (code: string) => ReturnType<World['contained']['script']>

/**
 * Runs code of customers for variants of a seam that evaluate it; the safe implementations do not. Code in a user name
 * runs on the invented machine, order lines run without one.
 */
export function scriptRunner(visit: Visit, place: 'user-name' | 'order-lines'): RunScript {
  const { world } = visit
  return async (code) => {
    const outcome = await (place === 'user-name'
      ? machineOf(visit).template(code)
      : world.contained.script({ owner: world.id, code }))
    visit.record(scriptRun, { place, code, ended: outcome.kind === 'limit' ? outcome.limit : outcome.kind })
    return outcome
  }
}
