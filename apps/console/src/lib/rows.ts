import type { LiveEvent, LiveLearner, LiveTeam } from '@fruit/contracts/console/live'

/** A learner with their team's shop. */
export interface LearnerRow {
  readonly learner: LiveLearner
  readonly team: LiveTeam
}

export type Order = 'help' | 'name' | 'solved' | 'recent'
export type Filter = 'all' | 'asked' | 'stuck' | 'away' | 'shared' | 'limit'

const MINUTE = 60_000
/** A learner may be stuck after this time without a solve. */
const STUCK_MS = 15 * MINUTE

/** Time of the last solve, or of joining, in milliseconds since the epoch. */
export function idleSince({ learner, team }: LearnerRow): number {
  return Math.max(team.solvedAt ?? 0, learner.joinedAt)
}

/** Filter and order of learners. */
export interface RowQuery {
  /** Part of a nickname or a team's name. */
  readonly search: string
  readonly filter: Filter
  readonly order: Order
}

/**
 * The matching learners in the requested order. `help`: learners with a question first, then present ones by the time
 * without a solve.
 *
 * @param now milliseconds since the epoch. Without activity, the event contains no current time.
 */
export function learnerRows(event: LiveEvent, { search, filter, order }: RowQuery, now: number): readonly LearnerRow[] {
  const teams = new Map(event.teams.map((team) => [team.id, team]))
  const sought = search.trim().toLocaleLowerCase()
  const rows = event.learners.flatMap((learner) => {
    const team = teams.get(learner.team)
    return learner.isRemoved || !team ? [] : [{ learner, team }]
  })
  const fits = ({ learner, team }: LearnerRow) =>
    sought === '' || `${learner.nickname}\n${team.name}`.toLocaleLowerCase().includes(sought)
  return rows
    .filter((row) => fits(row) && matchesFilter(row, filter, now))
    .sort((one, other) => compareRows(one, other, order) || one.learner.nickname.localeCompare(other.learner.nickname))
}

function matchesFilter(row: LearnerRow, filter: Filter, now: number): boolean {
  const { learner, team } = row
  if (filter === 'asked') return learner.question !== null
  if (filter === 'stuck') return now - idleSince(row) > STUCK_MS
  if (filter === 'away') return !learner.isPresent
  if (filter === 'shared') return team.sharedFlags > 0
  if (filter === 'limit') return team.atLimit !== null
  return true
}

function compareRows(one: LearnerRow, other: LearnerRow, order: Order): number {
  if (order === 'solved') return other.team.solves.length - one.team.solves.length
  if (order === 'recent') return (other.learner.lastAct?.at ?? 0) - (one.learner.lastAct?.at ?? 0)
  if (order === 'name') return 0
  const asked = (row: LearnerRow) => (row.learner.question === null ? 1 : 0)
  const away = (row: LearnerRow) => (row.learner.isPresent ? 0 : 1)
  return asked(one) - asked(other) || away(one) - away(other) || idleSince(one) - idleSince(other)
}

/** A team in a ranking. */
export interface Rank {
  readonly place: number
  readonly team: LiveTeam
  readonly points: number
  readonly solved: number
}

/**
 * Ranks teams by points in a contest, otherwise by number of solves; earlier ones first if equal.
 *
 * @param until later solves do not count; null: all count
 */
export function ranking(event: LiveEvent, isContest: boolean, until: number | null): readonly Rank[] {
  const present = new Set(event.learners.filter(({ isRemoved }) => !isRemoved).map(({ team }) => team))
  const counted = event.teams
    .filter(({ id }) => present.has(id))
    .map((team) => {
      const solves = until === null ? team.solves : team.solves.filter(({ at }) => at <= until)
      const points = isContest
        ? until === null
          ? team.points
          : solves.reduce((sum, solve) => sum + solve.points, 0)
        : solves.length
      return { team, points, solved: solves.length, last: Math.max(0, ...solves.map(({ at }) => at)) }
    })
    .sort(
      (one, other) =>
        other.points - one.points || one.last - other.last || one.team.name.localeCompare(other.team.name),
    )
  return counted.map(({ team, points, solved }) => ({
    place: counted.findIndex((each) => each.points === points) + 1,
    team,
    points,
    solved,
  }))
}
