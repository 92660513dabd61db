import { literal } from '@fruit/world/texts/texts'
import type { WorldId } from '@fruit/world/world'
import type { StoredEvent, StoredLearner, StoredTeam } from '../store/tables.ts'
import type { ClassKeys } from './class-keys.ts'
import { ClassRefusal } from './class-refusal.ts'
import { TeamRecord } from './team-record.ts'

const WORLD_PREFIX = 'team-'

/** Returns the world of a team. */
export function worldOf(team: string): WorldId {
  return `${WORLD_PREFIX}${team}`
}

/** Events, teams and learners in memory, so that requests are identified without a database query. */
export class Roster {
  readonly events = new Map<string, StoredEvent>()
  readonly teams = new Map<string, StoredTeam>()
  readonly learners = new Map<string, StoredLearner>()
  readonly records = new Map<string, TeamRecord>()
  readonly #keys: ClassKeys
  readonly #byPass = new Map<string, string>()
  readonly #byToolsKey = new Map<string, string>()
  readonly #byTeamCode = new Map<string, string>()
  /** Ids of the learners of each team, including removed ones. */
  readonly #inTeam = new Map<string, Set<string>>()

  constructor(keys: ClassKeys) {
    this.#keys = keys
  }

  putTeam(team: StoredTeam): void {
    this.teams.set(team.id, team)
    this.#byTeamCode.set(this.#keys.teamCodeOf(team.id), team.id)
    if (!this.records.has(team.id)) this.records.set(team.id, new TeamRecord())
    if (!this.#inTeam.has(team.id)) this.#inTeam.set(team.id, new Set())
  }

  /** Stores a learner, and invalidates the credentials that they had before. */
  putLearner(learner: StoredLearner): void {
    const before = this.learners.get(learner.id)
    if (before) {
      this.#forgetKeys(before)
      this.#inTeam.get(before.team)?.delete(learner.id)
    }
    this.learners.set(learner.id, learner)
    this.#inTeam.get(learner.team)?.add(learner.id)
    if (learner.removedAt !== null) return
    this.#byPass.set(this.#keys.passOf(learner), learner.id)
    this.#byToolsKey.set(this.#keys.toolsKeyOf(learner), learner.id)
  }

  /** Removes an event with its teams and learners. @returns ids of the teams */
  removeEvent(id: string): string[] {
    for (const learner of this.learnersOf(id)) {
      this.#forgetKeys(learner)
      this.learners.delete(learner.id)
    }
    const teams = this.teamsOf(id).map((team) => team.id)
    for (const team of teams) {
      this.teams.delete(team)
      this.records.delete(team)
      this.#inTeam.delete(team)
      this.#byTeamCode.delete(this.#keys.teamCodeOf(team))
    }
    this.events.delete(id)
    return teams
  }

  learnersOf(event: string): StoredLearner[] {
    return [...this.learners.values()].filter((learner) => learner.event === event)
  }

  teamsOf(event: string): StoredTeam[] {
    return [...this.teams.values()].filter((team) => team.event === event)
  }

  /** Returns the learners of a team who were not removed. */
  membersOf(team: string): StoredLearner[] {
    return [...(this.#inTeam.get(team) ?? [])]
      .map((id) => this.learners.get(id)!)
      .filter(({ removedAt }) => removedAt === null)
  }

  eventByCode(code: string): StoredEvent | undefined {
    return [...this.events.values()].find((event) => event.code === code && event.state === 'open')
  }

  learnerByPass(pass: string): StoredLearner | undefined {
    return this.learners.get(this.#byPass.get(pass) ?? '')
  }

  learnerByToolsKey(key: string): StoredLearner | undefined {
    return this.learners.get(this.#byToolsKey.get(key) ?? '')
  }

  teamByCode(code: string): StoredTeam | undefined {
    return this.teams.get(this.#byTeamCode.get(code) ?? '')
  }

  /** Returns the team of a world; undefined for worlds outside events. */
  teamOfWorld(world: WorldId): StoredTeam | undefined {
    return world.startsWith(WORLD_PREFIX) ? this.teams.get(world.slice(WORLD_PREFIX.length)) : undefined
  }

  eventOfWorld(world: WorldId): StoredEvent | undefined {
    const team = this.teamOfWorld(world)
    return team && this.events.get(team.event)
  }

  /** @throws ClassRefusal 404 */
  event(id: string): StoredEvent {
    const event = this.events.get(id)
    if (!event) throw new ClassRefusal(404, literal('There is no such event.'))
    return event
  }

  /** @throws ClassRefusal 404 */
  learner(event: string, id: string): StoredLearner {
    const learner = this.learners.get(id)
    if (learner?.event !== event) throw new ClassRefusal(404, literal('There is no such learner.'))
    return learner
  }

  #forgetKeys(learner: StoredLearner): void {
    this.#byPass.delete(this.#keys.passOf(learner))
    this.#byToolsKey.delete(this.#keys.toolsKeyOf(learner))
  }
}
