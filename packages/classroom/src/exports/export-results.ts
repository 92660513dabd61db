import { setImmediate as pause } from 'node:timers/promises'
import type { ClassEvent } from '@fruit/contracts/console/class-event'
import type { LiveChallenge, LiveEvent } from '@fruit/contracts/console/live'
import type { ConsoleRoom, TeamFlag } from '../class/trainer-service.ts'
import { ConsoleRefusal } from '../console/console-refusal.ts'
import type { SentFile } from '../console/sent-file.ts'
import { csvLine } from './csv.ts'
import { inChunks, jsonPieces } from './paced-text.ts'
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
  const live = room.live(id)
  // The results of a large class take a while, so this lets other requests run.
  await pause()
  const name = event.settings.name.replace(/[/\\]/g, '-')
  if (form === 'csv') return file(`${name}.csv`, CSV, csvPieces(resultRows(live)))
  if (form === 'ctfd') return file(`${name}-ctfd.csv`, CSV, (await ctfdRows(room, event, live.challenges)).map(csvLine))
  if (form === 'json') {
    const { challenges, learners, teams } = live
    const [flags, happenings] = [await room.flags(id), await room.happenings(id)]
    const content = { event, challenges, learners, teams, flags, happenings }
    return file(`${name}.json`, 'application/json; charset=utf-8', jsonPieces(content))
  }
  const source = { event, live, fontFolder }
  if (learner === null) return { name: `${name}.pdf`, type: 'application/pdf', content: await classReport(source) }
  const whose = live.learners.find((each) => each.id === learner)
  const team = whose && live.teams.find((each) => each.id === whose.team)
  if (!whose || !team) throw new ConsoleRefusal(404, 'There is no such learner in this event.')
  const content = await learnerReport(source, whose, team, await room.ownFixes(id, team.id))
  return { name: `${name}-${whose.nickname.replace(/[/\\]/g, '-')}.pdf`, type: 'application/pdf', content }
}

const CSV = 'text/csv; charset=utf-8'

function file(name: string, type: string, pieces: AsyncIterable<string> | Iterable<string>): SentFile {
  return { name, type, content: inChunks(pieces) }
}

type CsvRow = readonly (string | number)[]

function* csvPieces(rows: Iterable<CsvRow>): Generator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield '\ufeff'
  for (const row of rows) yield csvLine(row)
}

/** One row for each learner and each challenge that their shop solved or nearly solved; one row for learners without any. */
function* resultRows({ challenges, learners, teams }: LiveEvent): Generator<CsvRow> {
  const challengeOf = new Map(challenges.map((challenge) => [challenge.key, challenge]))
  const teamOf = new Map(teams.map((team) => [team.id, team]))
  const nicknameOf = new Map(learners.map(({ id, nickname }) => [id, nickname]))
  yield [
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
  for (const { nickname, team: of } of learners) {
    const team = teamOf.get(of)
    if (!team) continue
    const solveOf = new Map(team.solves.map((solve) => [solve.challenge, solve]))
    const keys = new Set([...solveOf.keys(), ...Object.keys(team.near)])
    if (keys.size === 0) yield [nickname, team.name, '', '', '', '', '', '', '', 0, 0, 0]
    for (const key of keys) {
      const solve = solveOf.get(key)
      yield [
        nickname,
        team.name,
        challengeOf.get(key)?.name ?? key,
        key,
        challengeOf.get(key)?.difficulty ?? '',
        solve ? new Date(solve.at).toISOString() : '',
        nicknameOf.get(solve?.learner ?? '') ?? '',
        solve?.isCodeFound ? 'yes' : '',
        solve?.isFixed ? 'yes' : '',
        team.hints[key] ?? 0,
        team.near[key] ?? 0,
        solve?.points ?? 0,
      ]
    }
  }
}

/** Points per star of a challenge. */
const STAR_POINTS = 100

/**
 * Exports the event in CTFd's import format: each challenge with its task, the flags of all teams, and its hints unless the event
 * disables them. With falling points, the value decreases to three tenths, as in this shop.
 */
async function ctfdRows(
  room: ConsoleRoom,
  event: ClassEvent,
  challenges: readonly LiveChallenge[],
): Promise<readonly CsvRow[]> {
  const { contest, hints: given } = event.settings
  const falls = contest.points === 'falling'
  const flagsOf = flagsByChallenge(await room.flags(event.id))
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
        `${room.taskOf(key)}\n\nSolve the challenge in your shop, then submit the flag that the shop shows.`,
        category,
        value,
        falls ? 'dynamic' : 'standard',
        'visible',
        0,
        (flagsOf.get(key) ?? []).join(','),
        `${difficulty} stars`,
        hints.length > 0 ? JSON.stringify(hints.map((content) => ({ content, cost: contest.hintCost }))) : '',
        JSON.stringify(falls ? { initial: value, minimum: Math.round(value * 0.3), decay: 7 } : {}),
      ]
    }),
  )
  return [head, ...rows]
}

function flagsByChallenge(flags: readonly TeamFlag[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { challenge, flag } of flags) {
    const group = groups.get(challenge)
    if (group) group.push(flag)
    else groups.set(challenge, [flag])
  }
  return groups
}
