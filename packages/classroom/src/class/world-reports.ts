import { createHmac } from 'node:crypto'
import type { EventChannel } from '@fruit/training/events/event-channel'
import type { WorldId } from '@fruit/world/world'
import type { ClassContext } from './class-context.ts'

/** Verdicts that take the server no time. The code that gets them can be anything, and is noted in part. */
const UNJUDGED_VERDICTS: ReadonlySet<string> = new Set(['too-large', 'busy', 'does-not-compile'])
const MAX_UNJUDGED_LENGTH = 1000

/** Derives the flag key of a team, which reveals nothing about the keys of other teams. */
export function teamFlagKey(hostKey: string, team: string): string {
  return createHmac('sha256', hostKey).update(`team ${team}`).digest('hex')
}

/** Writes events in the teams' shops to the journal. Each report is on disk before the response is sent. */
export function reportToJournal({ roster, journal, backend }: ClassContext, events: EventChannel): void {
  const inTeam =
    <Event>(tell: (team: string, learner: string | null, event: Event) => void) =>
    (world: WorldId, event: Event): void => {
      const team = roster.teamOfWorld(world)
      if (team) tell(team.id, roster.records.get(team.id)!.actor, event)
    }
  events.subscribe('solved', (world, { notification: { key } }) => {
    const request = backend.progressRegistry.ofOpen(world)?.solves.requestOf(key)
    const text = request ? `${request.method} ${request.url}${request.body === '' ? '' : `\n\n${request.body}`}` : ''
    inTeam<null>((team, learner) => journal.note('solved', team, { learner, challenge: key, text }))(world, null)
  })
  events.subscribe(
    'nearlySolved',
    inTeam((team, learner, inLanguage) => {
      const { key, words } = inLanguage('en')
      journal.note('near', team, { learner, challenge: key, text: words })
    }),
  )
  events.subscribe(
    'codingSolved',
    inTeam((team, learner, { key, codingChallengeStatus }) =>
      journal.note(codingChallengeStatus === 2 ? 'fixed' : 'code-found', team, { learner, challenge: key }),
    ),
  )
  events.subscribe(
    'restored',
    inTeam((team, learner, { keys }) => {
      for (const challenge of keys) journal.note('restored', team, { learner, challenge })
    }),
  )
  events.subscribe(
    'hintOpened',
    inTeam((team, learner, { key, number }) => {
      const text = String(number)
      // After a reset of progress, hints can be opened again. They cost points once.
      if (!roster.records.get(team)!.hasOpenedHint(key, text))
        journal.note('hint', team, { learner, challenge: key, text })
    }),
  )
  events.subscribe(
    'ownFixJudged',
    inTeam((team, learner, { key, verdict, code }) =>
      journal.note('own-fix', team, {
        learner,
        challenge: key,
        text: `${verdict}\n${UNJUDGED_VERDICTS.has(verdict) ? shortened(code) : code}`,
      }),
    ),
  )
  events.subscribe(
    'reset',
    inTeam((team, learner, reset) => {
      // A reset of the shop keeps progress.
      if (reset.what === 'shop') return
      journal.note('reset', team, { learner, challenge: reset.what === 'challenge' ? reset.key : null })
    }),
  )
  events.subscribe('undone', (world, { what }) => {
    const solves = backend.progressRegistry.ofOpen(world)?.solves
    if (what === 'shop') return
    inTeam<null>((team, learner) => {
      for (const challenge of roster.records.get(team)!.forgotten)
        if (solves?.has(challenge)) journal.note('undone', team, { learner, challenge })
    })(world, null)
  })
}

function shortened(code: string): string {
  return code.length > MAX_UNJUDGED_LENGTH ? `${code.slice(0, MAX_UNJUDGED_LENGTH)}…` : code
}
