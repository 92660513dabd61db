import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { useStore } from '@fruit/look/store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import type { LiveState } from '../lib/live.ts'
import { useServices } from '../lib/services.ts'
import { dateText, sinceText } from '../lib/time-text.ts'
import { useLive, useNow } from '../lib/use-live.ts'
import { ActionDialog } from '../ui/action-dialog.tsx'
import { ActionMenu } from '../ui/action-menu.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'
import { useAction } from '../ui/use-action.ts'

/** One learner: their activity, and actions of the trainer. */
export function LearnerScreen() {
  const { api } = useServices()
  const { event: id = '', learner: learnerId = '' } = useParams()
  const live = useLive(id)
  const now = useNow(live.clockOffset)
  const learner = live.event?.learners.find((each) => each.id === learnerId)
  const team = live.event?.teams.find((each) => each.id === learner?.team)
  // Changes with activity in their shop, which reloads the data.
  const stamp = [learner?.lastAct?.at, learner?.team, team?.solves.length, team?.solvedAt].join(' ')
  const query = useQuery({
    queryKey: ['learner', id, learnerId, stamp],
    queryFn: () => api.call('GET /api/events/:event/learners/:learner', { params: { event: id, learner: learnerId } }),
    enabled: live.event !== null,
    placeholderData: (before) => before,
  })
  if (!live.event) return <p role="status">Loading …</p>
  if (!learner || !team) return <p className="trouble">There is no such learner in this event.</p>
  const names = new Map(live.event.challenges.map(({ key, name }) => [key, name]))
  const nameOf = (key: string) => names.get(key) ?? key
  const nicknames = new Map(live.event.learners.map((each) => [each.id, each.nickname]))
  const others = live.event.learners.filter(
    (each) => each.team === team.id && each.id !== learner.id && !each.isRemoved,
  )
  return (
    <>
      <p>
        <Link to={`/events/${id}`}>Back to the event</Link>
      </p>
      <div className="head">
        <div>
          <h1 className="heading">{learner.nickname}</h1>
          <p className="muted">
            {team.name !== learner.nickname && `Team ${team.name}. `}
            {others.length > 0 && `With ${others.map(({ nickname }) => nickname).join(', ')}. `}
            {learner.isRemoved ? 'Was removed. ' : learner.isPresent ? 'Is here. ' : 'Is not here. '}
            {team.solvedAt === null ? 'Nothing solved yet. ' : `Solved something ${sinceText(team.solvedAt, now)}. `}
            {team.atLimit !== null && `At a limit: ${team.atLimit} `}
          </p>
        </div>
      </div>
      <LearnerActions live={live} event={id} learner={learner} team={team.id} data={query.data} />
      <Loaded query={query}>
        {(data) => (
          <>
            <WaysIn {...data} />
            <section className="part">
              <h2>Solved</h2>
              <SimpleTable
                caption="Solved"
                none="Nothing yet."
                items={[...team.solves].sort((one, other) => other.at - one.at)}
                keyOf={({ challenge }) => challenge}
                columns={[
                  { label: 'Challenge', show: ({ challenge }) => nameOf(challenge) },
                  { label: 'When', show: ({ at }) => dateText(at) },
                  { label: 'By', show: ({ learner: by }) => nicknames.get(by ?? '') ?? team.name },
                  {
                    label: 'In the code',
                    show: (solve) => (solve.isFixed ? 'found, repaired' : solve.isCodeFound ? 'found' : '–'),
                  },
                  ...(team.points > 0 ? [POINTS] : []),
                ]}
              />
            </section>
            <OwnFixes fixes={data.ownFixes} nameOf={nameOf} />
            <Timeline entries={data.happenings} nameOf={nameOf} learner={learner.id} nicknames={nicknames} />
          </>
        )}
      </Loaded>
    </>
  )
}

const POINTS = { label: 'Points', isNumber: true, show: ({ points }: { readonly points: number }) => points }

type LearnerData = Answer<'readLearner'>

function WaysIn({ pass, tools }: Pick<LearnerData, 'pass' | 'tools'>) {
  if (pass === null && !tools) return null
  return (
    <section className="part">
      <h2>Ways in</h2>
      {pass !== null && (
        <p>
          Pass: <code>{pass}</code>
        </p>
      )}
      {tools && (
        <p>
          Header for tools: <code>x-fruit-shop: {tools.header}</code>
          {tools.host !== null && (
            <>
              {' '}
              · host name <code>{tools.host}</code>
            </>
          )}
        </p>
      )}
    </section>
  )
}

interface OwnFixesProps {
  readonly fixes: LearnerData['ownFixes']
  /** Name of a challenge by its key. */
  readonly nameOf: (key: string) => string
}

function OwnFixes({ fixes, nameOf }: OwnFixesProps) {
  if (fixes.length === 0) return null
  return (
    <section className="part">
      <h2>Own fixes</h2>
      {fixes.map(({ challenge, at, verdict, code }) => (
        <details key={`${challenge} ${at}`}>
          <summary>
            {nameOf(challenge)}, {dateText(at)}: {verdict}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it */}
          <pre className="request" tabIndex={0}>
            {code}
          </pre>
        </details>
      ))}
    </section>
  )
}

interface TimelineProps extends Pick<OwnFixesProps, 'nameOf'> {
  readonly entries: LearnerData['happenings']
  readonly learner: string
  readonly nicknames: ReadonlyMap<string, string>
}

function Timeline({ entries, nameOf, learner, nicknames }: TimelineProps) {
  return (
    <section className="part">
      <h2>Timeline</h2>
      {entries.length === 0 && <p className="muted">Nothing happened yet.</p>}
      <ol className="line">
        {entries.map((each) => (
          <li key={each.id}>
            <time dateTime={new Date(each.at).toISOString()}>{dateText(each.at)}</time>
            <div>
              <strong>{KINDS[each.kind]}</strong>
              {each.challenge !== null && ` ${nameOf(each.challenge)}`}
              {each.learner !== null && each.learner !== learner && ` (${nicknames.get(each.learner) ?? 'somebody'})`}
              {each.text !== '' && each.kind !== 'word-shown' && <pre className="request">{each.text}</pre>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const KINDS: Readonly<Record<LearnerData['happenings'][number]['kind'], string>> = {
  joined: 'Joined',
  'came-back': 'Came back with the pass',
  visit: 'Visited the shop',
  near: 'Came close to',
  solved: 'Solved',
  'code-found': 'Found in the code:',
  fixed: 'Repaired',
  restored: 'Brought back with a continue code:',
  hint: 'Opened a hint of',
  'own-fix': 'Own fix of',
  flag: 'Handed in the flag of',
  'shared-flag': "Handed in another team's flag of",
  reset: 'Was reset',
  undone: 'Undid a reset',
  question: 'Asked for help',
  message: 'Was told',
  'given-hint': 'Was given a hint of',
  'word-shown': 'Saw what you said',
  released: 'Was released:',
  moved: 'Moved to another team',
  removed: 'Was removed',
}

interface LearnerActionsProps {
  readonly live: LiveState
  readonly event: string
  readonly learner: {
    readonly id: string
    readonly nickname: string
    readonly question: string | null
    readonly isRemoved: boolean
  }
  readonly team: string
  readonly data: LearnerData | undefined
}

function LearnerActions({ live, event, learner, team, data }: LearnerActionsProps) {
  const { api, session } = useServices()
  const navigate = useNavigate()
  const { run } = useAction()
  const isTrainer = useStore(session)?.trainer.role === 'trainer'
  const [open, setOpen] = useState<'move' | 'remove' | 'renew' | null>(null)
  const [look, setLook] = useState<string | null>(null)
  const at = { params: { event, learner: learner.id } }
  const loadReport = () =>
    api.open('GET /api/events/:event/export', { params: { event }, query: { as: 'pdf', learner: learner.id } })
  const close = () => setOpen(null)
  return (
    <>
      {learner.question !== null && (
        <div className="question" role="status">
          <p>
            <strong>Asks:</strong> {learner.question}
          </p>
          {isTrainer && (
            <Button
              onClick={() =>
                run(() => api.call('DELETE /api/events/:event/learners/:learner/question', at), 'Marked as answered.')
              }
            >
              Answered
            </Button>
          )}
        </div>
      )}
      {!learner.isRemoved && (
        <div className="buttons">
          {isTrainer && <ActionMenu event={event} challenges={live.event?.challenges ?? []} learner={learner} />}
          <Button
            onClick={() =>
              run(async () => setLook((await api.call('POST /api/events/:event/learners/:learner/look', at)).address))
            }
          >
            Look into the shop
          </Button>
          {isTrainer && (
            <>
              <Button onClick={() => setOpen('move')}>Move to a team</Button>
              <ExportButton load={loadReport}>Report (PDF)</ExportButton>
              {data && <Button onClick={() => setOpen('renew')}>Renew the pass</Button>}
              <Button look="danger" onClick={() => setOpen('remove')}>
                Remove
              </Button>
            </>
          )}
        </div>
      )}
      {look !== null && (
        <Modal open onClose={() => setLook(null)} title={`The shop of ${learner.nickname}`}>
          <div className="stack">
            <p>You see it as they do, and change nothing. The address works once, and lets you look for ten minutes.</p>
            <p>
              <a
                className={buttonClass('primary')}
                href={look}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setLook(null)}
              >
                Open it in a new window
              </a>
            </p>
          </div>
        </Modal>
      )}
      {open === 'move' && <MoveDialog live={live} event={event} learner={learner} team={team} onClose={close} />}
      {open === 'renew' && (
        <ActionDialog
          title="Renew the pass?"
          action="Renew"
          done="There is a new pass."
          act={() => api.call('POST /api/events/:event/learners/:learner/renewal', at)}
          onClose={close}
        >
          <p>The old pass and the keys for tools no longer let anybody in. The new pass is on this page.</p>
        </ActionDialog>
      )}
      {open === 'remove' && (
        <ActionDialog
          title={`Remove ${learner.nickname}?`}
          action="Remove"
          done="They were removed."
          isDanger
          act={async () => {
            await api.call('DELETE /api/events/:event/learners/:learner', at)
            await navigate(`/events/${event}`)
          }}
          onClose={close}
        >
          <p>Their pass, cookies and tools no longer let them in.</p>
        </ActionDialog>
      )}
    </>
  )
}

function MoveDialog({
  live,
  event,
  learner,
  team,
  onClose,
}: Omit<LearnerActionsProps, 'data'> & { readonly onClose: () => void }) {
  const { api } = useServices()
  const [target, setTarget] = useState('')
  const teams = (live.event?.teams ?? []).filter(({ id }) => id !== team)
  return (
    <ActionDialog
      title={`Move ${learner.nickname}`}
      action="Move"
      done="They moved."
      act={() =>
        api.call('PUT /api/events/:event/learners/:learner/team', {
          params: { event, learner: learner.id },
          body: { team: target === '' ? null : target },
        })
      }
      onClose={onClose}
    >
      <ChoiceField
        label="Team"
        value={target}
        options={[['', 'A new one, on their own'], ...teams.map(({ id, name }) => [id, name] as const)]}
        onChange={setTarget}
      />
    </ActionDialog>
  )
}
