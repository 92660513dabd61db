import type { ClassEvent } from '@fruit/contracts/console/class-event'
import type { LiveChallenge, LiveEvent } from '@fruit/contracts/console/live'
import { ConsoleRefusal } from '../console/console-refusal.ts'
import type { ConsoleRoom, TeamFlag } from '../console/console-room.ts'
import type { SentFile } from '../console/sent-file.ts'
import { csv } from './csv.ts'
import { classReport, learnerReport } from './reports.ts'

type Format = 'csv' | 'json' | 'pdf' | 'ctfd'

/**
 * Exports an event's results as a file.
 *
 * @param learner for `pdf`: id of the learner; null for the report of the class
 * @throws ConsoleRefusal 404 for an unknown event or learner
 */
export async function exportResults(
  room: ConsoleRoom,
  id: string,
  form: Format,
  learner: string | null,
  fontFolder: string,
): Promise<SentFile> {
  const event = room.event(id)
  const live = await room.results(id)
  const name = event.settings.name.replace(/[/\\]/g, '-')
  if (form === 'csv') return file(`${name}.csv`, 'text/csv; charset=utf-8', `\ufeff${csv(resultRows(live))}`)
  if (form === 'ctfd')
    return file(`${name}-ctfd.csv`, 'text/csv; charset=utf-8', await ctfd(room, event, live.challenges))
  const happenings = await room.happenings(id)
  if (form === 'json') {
    const { challenges, learners, teams } = live
    const content = { event, challenges, learners, teams, flags: room.flags(id), happenings }
    return file(`${name}.json`, 'application/json; charset=utf-8', JSON.stringify(content, null, 2))
  }
  const source = { event, live, happenings, fontFolder }
  if (learner === null) return { name: `${name}.pdf`, type: 'application/pdf', bytes: await classReport(source) }
  const whose = live.learners.find((each) => each.id === learner)
  const team = whose && live.teams.find((each) => each.id === whose.team)
  if (!whose || !team) throw new ConsoleRefusal(404, 'There is no such learner in this event.')
  const bytes = await learnerReport(source, whose, team)
  return { name: `${name}-${whose.nickname.replace(/[/\\]/g, '-')}.pdf`, type: 'application/pdf', bytes }
}

function file(name: string, type: string, text: string): SentFile {
  return { name, type, bytes: Buffer.from(text) }
}

/** One row for each learner and each challenge that their shop solved or nearly solved; one row for learners without any. */
function resultRows({ challenges, learners, teams }: LiveEvent): readonly (readonly (string | number)[])[] {
  const byKey = new Map(challenges.map((challenge) => [challenge.key, challenge]))
  const head = [
    'learner',
    'team',
    'challenge',
    'key',
    'stars',
    'found',
    'by',
    'understood',
    'repaired',
    'hints',
    'close',
    'points',
  ]
  const rows = learners.flatMap(({ nickname, team: of }) => {
    const team = teams.find(({ id }) => id === of)
    if (!team) return []
    const keys = new Set([...team.solves.map(({ challenge }) => challenge), ...Object.keys(team.near)])
    if (keys.size === 0) return [[nickname, team.name, '', '', '', '', '', '', '', 0, 0, 0]]
    return [...keys].map((key) => {
      const solve = team.solves.find(({ challenge }) => challenge === key)
      return [
        nickname,
        team.name,
        byKey.get(key)?.name ?? key,
        key,
        byKey.get(key)?.difficulty ?? '',
        solve ? new Date(solve.at).toISOString() : '',
        learners.find(({ id }) => id === solve?.learner)?.nickname ?? '',
        solve?.isCodeFound ? 'yes' : '',
        solve?.isFixed ? 'yes' : '',
        team.hints[key] ?? 0,
        team.near[key] ?? 0,
        solve?.points ?? 0,
      ]
    })
  })
  return [head, ...rows]
}

/** Points per star of a challenge. */
const STAR_POINTS = 100

/**
 * Exports the event in CTFd's import format: each challenge with its task, the flags of all teams, and its hints unless the event
 * disables them. With falling points, the value decreases to three tenths, as in this shop.
 */
async function ctfd(room: ConsoleRoom, event: ClassEvent, challenges: readonly LiveChallenge[]): Promise<string> {
  const { contest, hints: given } = event.settings
  const falls = contest.points === 'falling'
  const flagsOf = grouped(room.flags(event.id))
  const head = [
    'name',
    'description',
    'category',
    'value',
    'type',
    'state',
    'max_attempts',
    'flags',
    'tags',
    'hints',
    'type_data',
  ]
  const rows = await Promise.all(
    challenges.map(async ({ key, name, category, difficulty }) => {
      const value = difficulty * STAR_POINTS
      const hints = given.mode === 'off' ? [] : await room.hintsOf(key)
      return [
        name,
        `${room.taskOf(key)}\n\nSolve it in your shop, and hand in the flag that it shows.`,
        category,
        value,
        falls ? 'dynamic' : 'standard',
        'visible',
        0,
        (flagsOf.get(key) ?? []).map(({ flag }) => flag).join(','),
        `${difficulty} stars`,
        hints.length > 0 ? JSON.stringify(hints.map((content) => ({ content, cost: contest.hintCost }))) : '',
        JSON.stringify(falls ? { initial: value, minimum: Math.round(value * 0.3), decay: 7 } : {}),
      ]
    }),
  )
  return csv([head, ...rows])
}

function grouped(flags: readonly TeamFlag[]): Map<string, TeamFlag[]> {
  const groups = new Map<string, TeamFlag[]>()
  for (const flag of flags) groups.set(flag.challenge, [...(groups.get(flag.challenge) ?? []), flag])
  return groups
}
