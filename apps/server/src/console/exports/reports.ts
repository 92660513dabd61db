import type { ClassEvent } from '@fruit/contracts/console/class-event'
import type { Happening, LiveChallenge, LiveEvent, LiveLearner, LiveTeam } from '@fruit/contracts/console/live'
import { Sheet } from './sheet.ts'

/** What reports are made of. */
export interface ReportSource {
  readonly event: ClassEvent
  readonly live: LiveEvent
  /** Oldest first. */
  readonly happenings: readonly Happening[]
  readonly fontFolder: string
}

const date = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const yes = (is: boolean) => (is ? 'yes' : '–')

/** What one learner found, understood and repaired, with own fixes and the hints of their shop. */
export async function learnerReport(source: ReportSource, learner: LiveLearner, team: LiveTeam): Promise<Uint8Array> {
  const { event, live, happenings } = source
  const names = namesOf(live.challenges)
  const sheet = await Sheet.open(`${learner.nickname} · ${event.settings.name}`, live.now, source.fontFolder)
  await sheet.title(learner.nickname)
  const others = live.learners.filter(({ id, team: of }) => of === team.id && id !== learner.id)
  const withWhom =
    others.length > 0 ? ` Team ${team.name}, with ${others.map(({ nickname }) => nickname).join(', ')}.` : ''
  await sheet.paragraph(`${event.settings.name}. Joined ${date(learner.joinedAt)} UTC.${withWhom}`)
  const { solves } = team
  await sheet.paragraph(
    `Found ${solves.length} of ${live.challenges.length} holes, understood ${solves.filter((each) => each.isCodeFound).length} in the code, ` +
      `repaired ${solves.filter((each) => each.isFixed).length}.` +
      (event.settings.form === 'contest' ? ` ${team.points} points.` : ''),
  )
  await sheet.heading('Found, understood, repaired')
  await sheet.table(
    [
      { label: 'Challenge', share: 5 },
      { label: 'Found (UTC)', share: 3 },
      { label: 'By', share: 2.5 },
      { label: 'Understood', share: 2 },
      { label: 'Repaired', share: 2 },
      { label: 'Hints', share: 1.2 },
    ],
    solves.map((solve) => [
      names(solve.challenge),
      date(solve.at),
      live.learners.find(({ id }) => id === solve.learner)?.nickname ?? team.name,
      yes(solve.isCodeFound),
      yes(solve.isFixed),
      String(team.hints[solve.challenge] ?? 0),
    ]),
  )
  const tried = Object.entries(team.near).filter(([key]) => !solves.some(({ challenge }) => challenge === key))
  if (tried.length > 0) {
    await sheet.heading('Nearly reached')
    await sheet.table(
      [
        { label: 'Challenge', share: 5 },
        { label: 'Attempts that came close', share: 3 },
      ],
      tried.map(([key, times]) => [names(key), String(times)]),
    )
  }
  const own = happenings.filter(({ kind, team: of }) => kind === 'own-fix' && of === team.id)
  if (own.length > 0) {
    await sheet.heading('Own fixes')
    await sheet.table(
      [
        { label: 'When (UTC)', share: 2.4 },
        { label: 'Challenge', share: 3.5 },
        { label: 'Verdict', share: 6 },
      ],
      own.map(({ at, challenge, text }) => [date(at), challenge === null ? '' : names(challenge), text.slice(0, 300)]),
    )
  }
  return sheet.close()
}

/** What was hard for a class, and how far everybody came. */
export async function classReport(source: ReportSource): Promise<Uint8Array> {
  const { event, live } = source
  const sheet = await Sheet.open(event.settings.name, live.now, source.fontFolder)
  const present = live.learners.filter(({ isRemoved }) => !isRemoved)
  const teams = live.teams.filter(({ id }) => present.some(({ team }) => team === id))
  await sheet.title(event.settings.name)
  const from = event.openedAt === null ? '' : `From ${date(event.openedAt)}`
  const to = event.endedAt === null ? '' : ` to ${date(event.endedAt)}`
  await sheet.paragraph(
    `${from}${to}${from || to ? ' UTC. ' : ''}${present.length} learners, ${live.challenges.length} challenges.`,
  )
  await sheet.heading('What was hard')
  await sheet.paragraph('What the fewest shops solved comes first; of those, what the most tried.')
  await sheet.table(
    [
      { label: 'Challenge', share: 5 },
      { label: 'Stars', share: 1.2 },
      { label: 'Solved by', share: 2 },
      { label: 'Tried only', share: 2 },
      { label: 'Hints', share: 1.4 },
      { label: 'Half had solved it after', share: 2.6 },
    ],
    hardness(live.challenges, teams, event).map((row) => [
      row.challenge.name,
      String(row.challenge.difficulty),
      `${row.solved} of ${teams.length}`,
      String(row.tried),
      String(row.hints),
      row.medianMinutes === null ? '–' : `${row.medianMinutes} min`,
    ]),
  )
  await sheet.heading('How far everybody got')
  await sheet.table(
    [
      { label: 'Learner', share: 4 },
      { label: 'Team', share: 4 },
      { label: 'Found', share: 1.5 },
      { label: 'Understood', share: 1.9 },
      { label: 'Repaired', share: 1.7 },
      { label: 'Points', share: 1.5 },
    ],
    present.map(({ nickname, team: of }) => {
      const team = teams.find(({ id }) => id === of)!
      const count = (is: (solve: LiveTeam['solves'][number]) => boolean) => String(team.solves.filter(is).length)
      return [
        nickname,
        team.name,
        String(team.solves.length),
        count((s) => s.isCodeFound),
        count((s) => s.isFixed),
        String(team.points),
      ]
    }),
  )
  return sheet.close()
}

/** How hard a challenge was for a class. */
interface Hardness {
  readonly challenge: LiveChallenge
  /** Shops that solved it, and that only came close. */
  readonly solved: number
  readonly tried: number
  readonly hints: number
  /** Of those who solved it: from the start of the event, or of the first who solved anything, in minutes. */
  readonly medianMinutes: number | null
}

/** Challenges that somebody tried or solved, the hardest first. */
function hardness(
  challenges: readonly LiveChallenge[],
  teams: readonly LiveTeam[],
  event: Pick<ClassEvent, 'openedAt' | 'createdAt'>,
): readonly Hardness[] {
  const begin = event.openedAt ?? event.createdAt
  return challenges
    .map((challenge) => {
      const times = teams
        .flatMap(({ solves }) =>
          solves.filter((solve) => solve.challenge === challenge.key).map(({ at }) => at - begin),
        )
        .sort((one, other) => one - other)
      const solved = times.length
      const tried = teams.filter(
        ({ near, solves }) =>
          near[challenge.key] !== undefined && !solves.some((solve) => solve.challenge === challenge.key),
      ).length
      const hints = teams.reduce((sum, team) => sum + (team.hints[challenge.key] ?? 0), 0)
      const median = times[Math.floor((solved - 1) / 2)]
      return {
        challenge,
        solved,
        tried,
        hints,
        medianMinutes: median === undefined ? null : Math.max(0, Math.round(median / 60_000)),
      }
    })
    .filter(({ solved, tried, hints }) => solved + tried + hints > 0)
    .sort((one, other) => one.solved - other.solved || other.tried - one.tried || other.hints - one.hints)
}

function namesOf(challenges: readonly LiveChallenge[]): (key: string) => string {
  const names = new Map(challenges.map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? key
}
