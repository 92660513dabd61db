import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { machineOf } from '../machine/machine.ts'
import { scriptRun } from './facts.ts'

/** Runs JavaScript where it can harm nobody; gives how it ended. */
export type RunScript = (code: string) => ReturnType<World['contained']['script']>

/**
 * What implementations of a seam get that can't do without code of customers. The safe shop can. Code in a name runs in
 * the program that makes the page, so that it finds the invented machine around it; order lines see nothing but themselves.
 */
export function scriptRunner(visit: Visit, place: 'user-name' | 'order-lines'): RunScript {
  const { world } = visit
  return async (code) => {
    const outcome = await (place === 'user-name'
      ? machineOf(visit, place).template(code)
      : world.contained.script({ owner: world.id, code }))
    visit.record(scriptRun, { place, code, ended: outcome.kind === 'limit' ? outcome.limit : outcome.kind })
    return outcome
  }
}
