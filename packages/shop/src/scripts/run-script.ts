import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { scriptRun } from './facts.ts'

/** Runs JavaScript where it can harm nobody; gives how it ended. */
export type RunScript = (code: string) => ReturnType<World['contained']['script']>

/** What implementations of a seam get that can't do without code of customers. The safe shop can. */
export function scriptRunner(visit: Visit, place: 'user-name' | 'order-lines'): RunScript {
  const { world } = visit
  return async (code) => {
    const outcome = await world.contained.script({ tenant: world.id, code })
    visit.record(scriptRun, { place, code, ended: outcome.kind === 'limit' ? outcome.limit : outcome.kind })
    return outcome
  }
}
