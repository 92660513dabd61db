import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { QrCode } from '@fruit/look/qr-code.tsx'
import { useStore } from '@fruit/look/store.ts'
import { TextField } from '@fruit/look/text-field.tsx'
import { type KeyboardEvent as KeyPress, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { type Filter, learnerRows, type Order } from '../lib/rows.ts'
import { useServices } from '../lib/services.ts'
import { countDown } from '../lib/time-text.ts'
import { useEvent, useLive, useNow } from '../lib/use-live.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { EventStateActions } from '../ui/event-state-actions.tsx'
import { GridLegend, LiveGrid } from '../ui/live-grid.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { STATES } from './events-screen.tsx'

/** Only problems are visible. */
const STATUS_CLASSES = { live: 'visually-hidden', connecting: 'muted', lost: 'trouble', gone: 'trouble' } as const

/** A running event: who is present, who solved what, and who needs help. */
export function EventScreen() {
  const { event: id = '' } = useParams()
  const query = useEvent(id)
  return <Loaded query={query}>{(event) => <LiveEventScreen event={event} />}</Loaded>
}

function LiveEventScreen({ event }: { readonly event: Answer<'readEvent'> }) {
  const { session } = useServices()
  const { id, settings, state, code } = event
  const live = useLive(id)
  const now = useNow(live.clockOffset)
  const isTrainer = useStore(session)?.trainer.role === 'trainer'
  const [joins, setJoins] = useState(false)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [order, setOrder] = useState<Order>('help')
  const searchField = useRef<HTMLInputElement>(null)
  useSlashShortcut(searchField)
  const minute = Math.floor(now / 60_000)
  // The input updates at once, and the rows as soon as possible.
  const wanted = useDeferredValue(useMemo(() => ({ search, filter, order }), [search, filter, order]))
  const rows = useMemo(
    () => (live.event ? learnerRows(live.event, wanted, minute * 60_000) : []),
    [live.event, wanted, minute],
  )
  return (
    <>
      <div className="head">
        <div>
          <h1 className="heading">{settings.name}</h1>
          <p>
            <span className={`state ${state}`}>{STATES[state]}</span>{' '}
            {state === 'open' && settings.endsAt !== null && <>ends in {countDown(settings.endsAt - now)} · </>}
            code <code className="code">{code}</code>
          </p>
        </div>
        <div className="buttons">
          <Button onClick={() => setJoins(true)}>How to join</Button>
          <Link className={buttonClass('outline')} to={`/events/${id}/projector`}>
            Projector
          </Link>
          <Link className={buttonClass('outline')} to={`/events/${id}/results`}>
            Results
          </Link>
          {isTrainer && (
            <Link className={buttonClass('outline')} to={`/events/${id}/settings`}>
              Settings
            </Link>
          )}
        </div>
      </div>
      {isTrainer && (
        <div className="buttons">
          <EventStateActions event={event} now={now} challenges={live.event?.challenges ?? []} />
          <ActionMenu event={id} challenges={live.event?.challenges ?? []} learner={null} />
        </div>
      )}
      <p role="status" className={STATUS_CLASSES[live.status]}>
        {live.status === 'live'
          ? 'Live'
          : live.status === 'gone'
            ? 'This event was deleted.'
            : live.status === 'lost'
              ? 'The connection was lost. Trying again…'
              : 'Connecting …'}
      </p>
      {live.event?.trouble && (
        <p role="alert" className="trouble">
          {live.event.trouble.text}
        </p>
      )}
      {live.event && (
        <>
          <search className="filters">
            <TextField
              ref={searchField}
              label="Search (press /)"
              type="search"
              isBare
              placeholder="Search (press /)"
              value={search}
              onChange={(change) => setSearch(change.target.value)}
              onKeyDown={focusFirstLearner}
            />
            <ChoiceField isBare label="Show" value={filter} options={FILTERS} onChange={setFilter} />
            <ChoiceField isBare label="Sort" value={order} options={ORDERS} onChange={setOrder} />
            <span className="muted" role="status">
              {rows.length} of {live.event.learners.filter(({ isRemoved }) => !isRemoved).length}
            </span>
          </search>
          {rows.length > 0 ? (
            <>
              <LiveGrid event={id} rows={rows} challenges={live.event.challenges} minute={minute} />
              <GridLegend />
            </>
          ) : (
            <p className="muted">{live.event.learners.length === 0 ? 'Nobody has joined yet.' : 'Nobody matches.'}</p>
          )}
        </>
      )}
      {joins && <JoinDialog event={event} onClose={() => setJoins(false)} />}
    </>
  )
}

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'Everybody'],
  ['asked', 'Who asked for help'],
  ['stuck', 'Nothing solved for 15 minutes'],
  ['away', 'Not here'],
  ['shared', "Handed in another team's flag"],
  ['limit', 'At a limit'],
]

const ORDERS: readonly (readonly [Order, string])[] = [
  ['help', 'Who needs help first'],
  ['name', 'By name'],
  ['solved', 'Most solved first'],
  ['recent', 'Latest activity first'],
]

function JoinDialog({ event, onClose }: { readonly event: Answer<'readEvent'>; readonly onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title="How to join">
      <div className="stack join">
        <QrCode text={event.joinLink} label={`QR code of ${event.joinLink}`} className="qr" />
        <p>
          <a href={event.joinLink} target="_blank" rel="noopener noreferrer">
            {event.joinLink}
          </a>
        </p>
        <p>
          Code: <code className="code">{event.code}</code>
        </p>
      </div>
    </Modal>
  )
}

/** Arrow down in the search field focuses the first learner. */
function focusFirstLearner(pressed: KeyPress): void {
  if (pressed.key !== 'ArrowDown') return
  const first = document.querySelector<HTMLElement>('tr[data-learner] a')
  if (!first) return
  pressed.preventDefault()
  first.focus()
}

/** The key / focuses the search field, except while typing elsewhere. */
function useSlashShortcut(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [field])
}
