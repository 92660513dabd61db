import type { ClassEvent } from '@fruit/contracts/console/class-event'
import type { ActivityEntry, LiveChallenge, LiveEvent, LiveLearner, LiveTeam } from '@fruit/contracts/console/live'
import { Sheet, type SheetColumn } from './sheet.ts'

/** Data of a report. */
export interface ReportSource {
  readonly event: ClassEvent
  readonly live: LiveEvent
  readonly fontFolder: string
}

const date = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
/** Maximum number of lines and characters shown of a fix's code. */
const MAX_LINES = 40
const MAX_CODE_LENGTH = 3000

/** Descriptions of the verdicts on own fixes. */
const VERDICTS: ReadonlyMap<string, string> = new Map([
  ['holds', 'It holds: the attacks fail, and the shop works for honest customers.'],
  ['leaks', 'An attack still works.'],
  ['breaks', 'The shop does not work for an honest customer.'],
  ['does-not-compile', 'It does not compile.'],
  ['not-allowed', 'It uses something that a fix must not use.'],
  ['fails', 'It throws an error, or returns a value of the wrong type.'],
  ['too-slow', 'It is too slow.'],
  ['too-large', 'The code is too long.'],
  ['busy', 'The server was too busy to judge it.'],
])
/** Returns the verdict, which is the first line of the entry's text. */
const verdictIn = (text: string) => text.split('\n', 1)[0]!

type Solve = LiveTeam['solves'][number]
const isFound = ({ isCodeFound }: Solve) => isCodeFound
const isFixed = ({ isFixed }: Solve) => isFixed

/** A column, with a function that returns the cell for a list item. */
interface Column<Thing> extends SheetColumn {
  readonly of: (thing: Thing) => string
}

function tableOf<Thing>(sheet: Sheet, columns: readonly Column<Thing>[], things: readonly Thing[]): Promise<void> {
  return sheet.table(
    columns,
    things.map((thing) => columns.map(({ of }) => of(thing))),
  )
}

/** Returns the nickname of a learner; a dash if the learner is unknown. */
function nameIn({ learners }: LiveEvent, learner: string | null): string {
  return learners.find(({ id }) => id === learner)?.nickname ?? '–'
}

const yesOrDash = (is: boolean) => (is ? 'yes' : '–')

/**
 * Writes the PDF report of a learner: solved, understood and fixed challenges, hints, and own fixes.
 *
 * @param ownFixes entries of the team's own fixes, oldest first
 */
export async function learnerReport(
  source: ReportSource,
  learner: LiveLearner,
  team: LiveTeam,
  ownFixes: AsyncIterable<ActivityEntry> | Iterable<ActivityEntry>,
): Promise<Uint8Array> {
  const { event, live } = source
  const names = namesOf(live.challenges)
  const sheet = await Sheet.open(`${learner.nickname} · ${event.settings.name}`, live.now, source.fontFolder)
  await sheet.title(learner.nickname)
  const others = live.learners.filter(({ id, team: of }) => of === team.id && id !== learner.id)
  const withWhom =
    others.length > 0 ? ` Team ${team.name}, with ${others.map(({ nickname }) => nickname).join(', ')}.` : ''
  await sheet.paragraph(`${event.settings.name}. Joined ${date(learner.joinedAt)} UTC.${withWhom}`)
  const { solves } = team
  const { coding, form } = event.settings
  const count = (is: (solve: Solve) => boolean) => solves.filter(is).length
  await sheet.paragraph(
    `Found ${solves.length} of ${live.challenges.length} vulnerabilities` +
      (coding ? `, understood ${count(isFound)} in the code, repaired ${count(isFixed)}.` : '.') +
      (form === 'contest' ? ` ${team.points} points.` : ''),
  )
  await sheet.heading(coding ? 'Found, understood, repaired' : 'Found')
  const found: readonly Column<Solve>[] = [
    { label: 'Challenge', share: 5, of: ({ challenge }) => names(challenge) },
    { label: 'Found (UTC)', share: 3, of: ({ at }) => date(at) },
    ...(others.length > 0 ? [{ label: 'By', share: 2.5, of: ({ learner }: Solve) => nameIn(live, learner) }] : []),
    ...(coding
      ? [
          { label: 'Understood', share: 2, of: (solve: Solve) => yesOrDash(isFound(solve)) },
          { label: 'Repaired', share: 2, of: (solve: Solve) => yesOrDash(isFixed(solve)) },
        ]
      : []),
    { label: 'Hints', share: 1.2, of: ({ challenge }) => String(team.hints[challenge] ?? 0) },
  ]
  if (solves.length > 0) await tableOf(sheet, found, solves)
  else await sheet.paragraph('No solved challenges yet.')
  const tried = Object.entries(team.near).filter(([key]) => !solves.some(({ challenge }) => challenge === key))
  if (tried.length > 0) {
    await sheet.heading('Near misses')
    await sheet.table(
      [
        { label: 'Challenge', share: 5 },
        { label: 'Attempts', share: 3 },
      ],
      tried.map(([key, times]) => [names(key), String(times)]),
    )
  }
  const rows: string[][] = []
  /** The code of the last fix that holds, by challenge. */
  const holding = new Map<string, string>()
  for await (const { at, challenge, text } of ownFixes) {
    const verdict = verdictIn(text)
    rows.push([date(at), names(challenge ?? ''), VERDICTS.get(verdict) ?? verdict])
    if (verdict === 'holds') holding.set(challenge ?? '', text.slice(verdict.length).trim().slice(0, MAX_CODE_LENGTH))
  }
  if (rows.length > 0) {
    await sheet.heading('Own fixes')
    await sheet.table(
      [
        { label: 'When (UTC)', share: 2.4 },
        { label: 'Challenge', share: 3.5 },
        { label: 'Verdict', share: 6 },
      ],
      rows,
    )
    for (const [challenge, code] of holding) {
      await sheet.heading(`${names(challenge)}: the fix that holds`)
      const lines = code.split('\n')
      await sheet.code([...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n'))
    }
  }
  return sheet.close()
}

/** Writes the PDF report of a class: the hardest challenges, and the progress of each learner. */
export async function classReport(source: ReportSource): Promise<Uint8Array> {
  const { event, live } = source
  const sheet = await Sheet.open(event.settings.name, live.now, source.fontFolder)
  const present = live.learners.filter(({ isRemoved }) => !isRemoved)
  const inUse = new Set(present.map(({ team }) => team))
  const teams = live.teams.filter(({ id }) => inUse.has(id))
  await sheet.title(event.settings.name)
  const from = event.openedAt === null ? '' : `From ${date(event.openedAt)}`
  const to = event.endedAt === null ? '' : ` to ${date(event.endedAt)}`
  await sheet.paragraph(
    `${from}${to}${from || to ? ' UTC. ' : ''}${present.length} ${present.length === 1 ? 'learner' : 'learners'}, ${live.challenges.length} challenges.`,
  )
  await sheet.heading('Hardest challenges')
  const hard = hardestChallenges(live.challenges, teams, event)
  const untouched = live.challenges.length - hard.length
  if (hard.length > 0) {
    await sheet.paragraph(
      'Sorted by the number of shops that solved a challenge, lowest first, then by the number of shops with near misses.' +
        (untouched > 0
          ? ` Not listed: ${untouched} ${untouched === 1 ? 'challenge' : 'challenges'} without solves, near misses and hints.`
          : ''),
    )
    const columns: readonly Column<Hardness>[] = [
      { label: 'Challenge', share: 5, of: ({ challenge }) => challenge.name },
      { label: 'Stars', share: 1.2, of: ({ challenge }) => String(challenge.difficulty) },
      { label: 'Solved by', share: 2, of: ({ solved }) => `${solved} of ${teams.length}` },
      { label: 'Near misses', share: 2, of: ({ tried }) => String(tried) },
      { label: 'Hints', share: 1.4, of: ({ hints }) => String(hints) },
      {
        label: 'Median time',
        share: 2.6,
        of: ({ medianMinutes }) =>
          medianMinutes === null ? '–' : medianMinutes === 0 ? '< 1 min' : `${medianMinutes} min`,
      },
    ]
    await tableOf(sheet, columns, hard)
  } else await sheet.paragraph('No challenge was solved, and there were no near misses.')
  await sheet.heading('Progress of the learners')
  if (present.length > 0) await tableOf(sheet, progressColumns(event), ranked(present, teams))
  else await sheet.paragraph('No learner has joined.')
  return sheet.close()
}

interface Place {
  readonly learner: LiveLearner
  readonly team: LiveTeam
}

/** Sorts learners by the progress of their teams, best first. */
function ranked(learners: readonly LiveLearner[], teams: readonly LiveTeam[]): readonly Place[] {
  const teamOf = new Map(teams.map((team) => [team.id, team]))
  return learners
    .map((learner) => ({ learner, team: teamOf.get(learner.team)! }))
    .sort(
      ({ team: one }, { team: other }) =>
        other.points - one.points || other.solves.length - one.solves.length || (one.id < other.id ? -1 : 1),
    )
}

function progressColumns({ settings: { coding, form, teamSize } }: ClassEvent): readonly Column<Place>[] {
  const count = (is: (solve: Solve) => boolean) => (place: Place) => String(place.team.solves.filter(is).length)
  return [
    { label: 'Learner', share: 4, of: ({ learner }) => learner.nickname },
    ...(teamSize > 1 ? [{ label: 'Team', share: 4, of: ({ team }: Place) => team.name }] : []),
    { label: 'Found', share: 1.5, of: count(() => true) },
    ...(coding
      ? [
          { label: 'Understood', share: 1.9, of: count(isFound) },
          { label: 'Repaired', share: 1.7, of: count(isFixed) },
        ]
      : []),
    ...(form === 'contest' ? [{ label: 'Points', share: 1.5, of: ({ team }: Place) => String(team.points) }] : []),
  ]
}

/** Difficulty of a challenge for a class. */
interface Hardness {
  readonly challenge: LiveChallenge
  /** Number of shops that solved it, and (in `tried`) of those that only came close. */
  readonly solved: number
  readonly tried: number
  readonly hints: number
  /** Median time from the start of the event to the solve, in minutes; null without solves. */
  readonly medianMinutes: number | null
}

/** Returns the challenges that were tried or solved, hardest first. */
function hardestChallenges(
  challenges: readonly LiveChallenge[],
  teams: readonly LiveTeam[],
  event: Pick<ClassEvent, 'openedAt' | 'createdAt'>,
): readonly Hardness[] {
  const begin = event.openedAt ?? event.createdAt
  const tallies = new Map(
    challenges.map((challenge) => [challenge.key, { challenge, times: [] as number[], tried: 0, hints: 0 }]),
  )
  for (const { solves, near, hints } of teams) {
    const solved = new Set(solves.map(({ challenge }) => challenge))
    for (const { challenge, at } of solves) tallies.get(challenge)?.times.push(at - begin)
    for (const key of Object.keys(near)) {
      const tally = tallies.get(key)
      if (tally && !solved.has(key)) tally.tried++
    }
    for (const [key, opened] of Object.entries(hints)) {
      const tally = tallies.get(key)
      if (tally) tally.hints += opened
    }
  }
  return [...tallies.values()]
    .map(({ challenge, times, tried, hints }) => {
      const solved = times.length
      const median = times.sort((one, other) => one - other)[Math.floor((solved - 1) / 2)]
      const medianMinutes = median === undefined ? null : Math.max(0, Math.round(median / 60_000))
      return { challenge, solved, tried, hints, medianMinutes }
    })
    .filter(({ solved, tried, hints }) => solved + tried + hints > 0)
    .sort((one, other) => one.solved - other.solved || other.tried - one.tried || other.hints - one.hints)
}

function namesOf(challenges: readonly LiveChallenge[]): (key: string) => string {
  const names = new Map(challenges.map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? key
}
