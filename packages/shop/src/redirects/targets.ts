import type { World } from '@fruit/world/world'
import { admitTarget, listTargets } from './seams.ts'

/** Checks whether the shop redirects to a URL, and returns the listed URLs. */
export async function judgeTarget(
  world: World,
  to: string,
): Promise<{ readonly isAdmitted: boolean; readonly targets: readonly string[] }> {
  const targets = await world.call(listTargets)
  return { isAdmitted: await world.call(admitTarget, to, targets), targets }
}
