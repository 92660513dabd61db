import type { World } from '@fruit/world/world'
import { admitTarget, listTargets } from './seams.ts'

/** Whether the shop leads to an address, and the addresses that it links to. */
export async function judgeTarget(
  world: World,
  to: string,
): Promise<{ readonly isAdmitted: boolean; readonly targets: readonly string[] }> {
  const targets = await world.call(listTargets)
  return { isAdmitted: await world.call(admitTarget, to, targets), targets }
}
