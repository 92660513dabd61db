import { Button, buttonClass } from '@fruit/look/button.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { ranking } from '../lib/rows.ts'
import { countDown } from '../lib/time-text.ts'
import { useEvent, useLive, useNow } from '../lib/use-live.ts'
import { Loaded } from '../ui/loaded.tsx'

/** Number of teams that is readable from the last row of a room. */
const MAX_SHOWN = 10
const MAX_FIRST_SOLVES = 4

/** The screen for the class: ranking, first solves and remaining time. */
export function ProjectorScreen() {
  const { event: id = '' } = useParams()
  const query = useEvent(id)
  return <Loaded query={query}>{(event) => <Projector event={event} />}</Loaded>
}

function Projector({ event: { id, settings, state, code } }: { readonly event: Answer<'readEvent'> }) {
  const live = useLive(id)
  const now = useNow(live.clockOffset)
  const [hidesNames, setHidesNames] = useState(false)
  const isContest = settings.form === 'contest'
  const { freezesAt, endsAt } = settings
  const frozenAt = freezesAt !== null && freezesAt <= now && state === 'open' ? freezesAt : null
  const ranks = live.event ? ranking(live.event, isContest, frozenAt) : []
  const most = Math.max(1, ...ranks.map(({ points }) => points))
  // A team keeps its number while ranks change.
  const numbers = new Map((live.event?.teams ?? []).map((team, index) => [team.id, index + 1]))
  const nameOf = (team: { readonly id: string; readonly name: string }) =>
    hidesNames ? `Shop ${numbers.get(team.id)}` : team.name
  const challenges = new Map((live.event?.challenges ?? []).map(({ key, name }) => [key, name]))
  const first = (live.event?.teams ?? [])
    .flatMap((team) =>
      team.solves
        .filter(({ isFirst, at }) => isFirst && (frozenAt === null || at <= frozenAt))
        .map((solve) => ({ team, solve })),
    )
    .sort((one, other) => other.solve.at - one.solve.at)
    .slice(0, MAX_FIRST_SOLVES)
  return (
    <main className="projector">
      <header>
        <h1>{settings.name}</h1>
        {state === 'open' && endsAt !== null && (
          <p className="clock" role="timer">
            {countDown(endsAt - now)}
          </p>
        )}
        {state === 'open' && endsAt === null && (
          <p className="clock">
            <code>{code}</code>
          </p>
        )}
        {(state === 'ended' || state === 'archived') && <p className="clock">The end</p>}
      </header>
      {frozenAt !== null && (
        <p className="frozen">The board is frozen. What is solved now counts, and shows at the end.</p>
      )}
      <ol className="ranks" aria-label={isContest ? 'Ranking' : 'Progress'}>
        {ranks.slice(0, MAX_SHOWN).map(({ place, team, points }) => (
          <li key={team.id}>
            <span className="place">{place}</span>
            <span className="team">{nameOf(team)}</span>
            <progress className="share" max={most} value={points} aria-hidden="true" />
            <span className="points">{points}</span>
          </li>
        ))}
      </ol>
      {ranks.length === 0 && <p className="clock">Nobody has joined yet.</p>}
      {first.length > 0 && (
        <section className="firsts">
          <h2>First to solve</h2>
          <ul>
            {first.map(({ team, solve }) => (
              <li key={solve.challenge}>
                {challenges.get(solve.challenge) ?? solve.challenge}: <strong>{nameOf(team)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="buttons">
        <Link className={buttonClass('quiet')} to={`/events/${id}`}>
          Back
        </Link>
        <Button look="quiet" aria-pressed={hidesNames} onClick={() => setHidesNames(!hidesNames)}>
          {hidesNames ? 'Show names' : 'Hide names'}
        </Button>
        <Button look="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
          Full screen
        </Button>
      </footer>
    </main>
  )
}
