import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import type { Configuration } from '@fruit/contracts/configuration'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import { flagOf } from '@fruit/training/catalogue/flag'
import { restrictCatalogue, type TrainingCatalogue } from '@fruit/training/catalogue/training-catalogue'
import type { ProgressHost } from '@fruit/training/progress-host'
import type { WorldId } from '@fruit/world/world'

/**
 * Settings for the progress of each world in a class: what its event selects, or those of the server.
 *
 * @param challenges all challenges of the server
 * @param flagKey key of the flags of learners without an event
 */
export function classHosts(
  challenges: TrainingCatalogue,
  room: ClassHooks,
  configuration: Configuration,
  flagKey: string,
): (world: WorldId) => ProgressHost {
  const restricted = new WeakMap<ReadonlySet<string>, TrainingCatalogue>()
  const catalogueOf = (world: WorldId): TrainingCatalogue => {
    const choice = room.choiceIn(world)
    if (choice === null) return challenges
    return getOrCreate(restricted, choice, () => restrictCatalogue(challenges, choice))
  }
  const assignedPathOf = (world: WorldId) => {
    const id = room.configurationOf(world, configuration).challenges.learningPath
    return catalogueOf(world).paths.find(({ entry }) => entry.id === id) ?? null
  }
  return (world) => ({
    flag: (entry) => flagOf(room.flagKeyOf(world, flagKey), entry.challenge.name),
    catalogue: () => catalogueOf(world),
    assignedPath: () => assignedPathOf(world),
    isPathEnforced: () => room.isPathEnforced(world) && assignedPathOf(world) !== null,
    hidesLockedHints: () => room.isInEvent(world),
  })
}
