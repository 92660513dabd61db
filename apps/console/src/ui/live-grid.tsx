import type { LiveChallenge } from '@fruit/contracts/console/live'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ProximityObserver } from '../lib/proximity-observer.ts'
import { idleSince, type LearnerRow } from '../lib/rows.ts'
import { agoText } from '../lib/time-text.ts'

interface LiveGridProps {
  readonly event: string
  readonly rows: readonly LearnerRow[]
  readonly challenges: readonly LiveChallenge[]
  /** Minutes since the epoch. Texts in minutes are rendered again when it changes. */
  readonly minute: number
}

/**
 * A grid of learners and challenges. The arrow keys move between learners, Home and End to the first and the last. A
 * row is only rendered again when its learner or team changes, and its cells only while it is in view or near it.
 */
export const LiveGrid = memo(function LiveGrid({ event, rows, challenges, minute }: LiveGridProps) {
  const [sight] = useState(() => new ProximityObserver())
  useEffect(() => () => sight.close(), [sight])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the links inside
    <div className="grid-frame" onKeyDown={moveFocus}>
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
              sight={sight}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
})

function moveFocus(pressed: KeyboardEvent<HTMLDivElement>): void {
  const links = [...pressed.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[pressed.key]
  const next = to === undefined ? undefined : links[to]
  if (!next) return
  pressed.preventDefault()
  next.focus()
}

const LEGEND = [
  ['solved', '✓', 'solved'],
  ['fixed', '✓✓', 'solved and repaired'],
  ['near', '3', 'attempts that came close'],
  ['', '?', 'hints opened'],
] as const

/** The meaning of the grid's cells. */
export function GridLegend() {
  return (
    <ul className="legend" aria-label="What the cells mean">
      {LEGEND.map(([look, sign, means]) => (
        <li key={means}>
          <span className={`grid-cell ${look}`}>{sign}</span> {means}
        </li>
      ))}
    </ul>
  )
}

/** Initials of a name, for a narrow column. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
}

type GridRowProps = LearnerRow & Omit<LiveGridProps, 'rows'> & { readonly sight: ProximityObserver }

const GridRow = memo(function GridRow({ event, learner, team, challenges, minute, sight }: GridRowProps) {
  const now = minute * 60_000
  const row = useRef<HTMLTableRowElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => sight.watch(row.current!, setNear), [sight])
  return (
    <tr ref={row} data-learner={learner.nickname}>
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
      {isNear ? <Cells team={team} challenges={challenges} /> : <td colSpan={challenges.length} />}
    </tr>
  )
})

/** State of each challenge in a team's shop. */
const Cells = memo(function Cells({ team, challenges }: Pick<GridRowProps, 'team' | 'challenges'>) {
  const solves = new Map(team.solves.map((solve) => [solve.challenge, solve]))
  return challenges.map(({ key, name }) => {
    const { look, sign, says } = cellOf(solves.get(key), team.near[key] ?? 0, team.hints[key] ?? 0)
    // Most of the thousands of cells are empty, so these are kept simple.
    if (says === '') return <td key={key} className="grid-cell" title={name} />
    return (
      <td key={key} className={`grid-cell ${look}`} title={`${name}: ${says}`}>
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{says}</span>
      </td>
    )
  })
})

type Solve = LearnerRow['team']['solves'][number]

/** Class, symbol, and text for screen readers of a cell. */
function cellOf(
  solve: Solve | undefined,
  near: number,
  hints: number,
): { readonly look: string; readonly sign: string; readonly says: string } {
  const hintsText = hints === 1 ? '1 hint' : `${hints} hints`
  const opened = hints > 0 ? `, ${hintsText}` : ''
  if (solve?.isFixed) return { look: 'fixed', sign: '✓✓', says: `solved and repaired${opened}` }
  if (solve)
    return { look: 'solved', sign: '✓', says: `solved${solve.isCodeFound ? ', found in the code' : ''}${opened}` }
  if (near > 0)
    return {
      look: 'near',
      sign: String(Math.min(near, 99)),
      says: `${near === 1 ? '1 attempt' : `${near} attempts`} came close${opened}`,
    }
  return { look: '', sign: hints > 0 ? '?' : '', says: hints > 0 ? hintsText : '' }
}
