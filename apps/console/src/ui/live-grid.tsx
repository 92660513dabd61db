import type { LiveChallenge } from '@fruit/contracts/console/live'
import { type KeyboardEvent, memo } from 'react'
import { Link } from 'react-router'
import { idleSince, type LearnerRow } from '../lib/rows.ts'
import { agoText } from '../lib/time-text.ts'

interface LiveGridProps {
  readonly event: string
  readonly rows: readonly LearnerRow[]
  readonly challenges: readonly LiveChallenge[]
  /** Minutes since the epoch: what is told in minutes is drawn anew with it. */
  readonly minute: number
}

/**
 * Learners and challenges. The arrow keys go from learner to learner. A row is drawn again only when its learner or team
 * changed.
 */
export function LiveGrid({ event, rows, challenges, minute }: LiveGridProps) {
  const walk = (pressed: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed.key]
    if (step === undefined) return
    const links = [...pressed.currentTarget.querySelectorAll<HTMLElement>('a')]
    const next = links[links.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    pressed.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the links inside
    <div className="grid-frame" onKeyDown={walk}>
      <table aria-label="Learners and challenges" className="grid">
        <thead>
          <tr className="grid-head">
            <th scope="col" className="grid-name">
              Learner
            </th>
            <th scope="col" className="grid-fact">
              Solved
            </th>
            <th scope="col" className="grid-fact">
              Idle
            </th>
            {challenges.map(({ key, name, difficulty }) => (
              <th key={key} scope="col" className="grid-cell" title={`${name} (${difficulty}★)`}>
                <span className="visually-hidden">{name}</span>
                <span aria-hidden="true">{initials(name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ learner, team }) => (
            <GridRow
              key={learner.id}
              event={event}
              learner={learner}
              team={team}
              challenges={challenges}
              minute={minute}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What fits above a narrow column. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
}

type GridRowProps = LearnerRow & Omit<LiveGridProps, 'rows'>

const GridRow = memo(function GridRow({ event, learner, team, challenges, minute }: GridRowProps) {
  const now = minute * 60_000
  const solves = new Map(team.solves.map((solve) => [solve.challenge, solve]))
  return (
    <tr data-learner={learner.nickname}>
      <th scope="row" className="grid-name">
        <Link to={`/events/${event}/learners/${learner.id}`}>{learner.nickname}</Link>
        {team.name !== learner.nickname && <small className="muted"> {team.name}</small>}
        {learner.question !== null && <span className="mark asked">asks</span>}
        {!learner.isPresent && <span className="mark">away</span>}
        {team.sharedFlags > 0 && <span className="mark shared">another team's flag</span>}
        {team.atLimit !== null && (
          <span className="mark" title={team.atLimit}>
            at a limit
          </span>
        )}
      </th>
      <td className="grid-fact">{team.solves.length}</td>
      <td className="grid-fact">{agoText(idleSince({ learner, team }), now)}</td>
      {challenges.map(({ key, name }) => {
        const { look, sign, says } = cellOf(solves.get(key), team.near[key] ?? 0, team.hints[key] ?? 0)
        return (
          <td key={key} className={`grid-cell ${look}`} title={says === '' ? name : `${name}: ${says}`}>
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{says}</span>
          </td>
        )
      })}
    </tr>
  )
})

type Solve = LearnerRow['team']['solves'][number]

/** What a cell shows, and says to whoever does not see it. */
function cellOf(
  solve: Solve | undefined,
  near: number,
  hints: number,
): { readonly look: string; readonly sign: string; readonly says: string } {
  const opened = hints > 0 ? `, ${hints} hints` : ''
  if (solve?.isFixed) return { look: 'fixed', sign: '✓✓', says: `solved and repaired${opened}` }
  if (solve)
    return { look: 'solved', sign: '✓', says: `solved${solve.isCodeFound ? ', found in the code' : ''}${opened}` }
  if (near > 0) return { look: 'near', sign: String(Math.min(near, 99)), says: `${near} attempts came close${opened}` }
  return { look: '', sign: hints > 0 ? '?' : '', says: hints > 0 ? `${hints} hints` : '' }
}
