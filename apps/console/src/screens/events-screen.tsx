import { Button, buttonClass } from '@fruit/look/button.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { useStore } from '@fruit/look/store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { useServices } from '../lib/services.ts'
import { dateText } from '../lib/time-text.ts'
import { ActionDialog } from '../ui/action-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'
import { useAction } from '../ui/use-action.ts'

type Listed = Answer<'listEvents'>['events'][number]

export const FORMS = { practice: 'Free practice', lesson: 'Lesson', contest: 'Contest' } as const
export const STATES = { planned: 'Planned', open: 'Open', ended: 'Ended', archived: 'Archived' } as const

/** All events and templates. */
export function EventsScreen() {
  const { api, session } = useServices()
  const isTrainer = useStore(session)?.trainer.role === 'trainer'
  const query = useQuery({ queryKey: ['events'], queryFn: () => api.call('GET /api/events') })
  const [showsArchived, setShowsArchived] = useState(false)
  const { isPending, run } = useAction()
  return (
    <>
      <div className="head">
        <h1 className="heading">Events</h1>
        {isTrainer && (
          <Link to="/events/new" className={buttonClass('primary')}>
            New event
          </Link>
        )}
      </div>
      <Loaded query={query}>
        {({ events, templates }) => {
          const archived = events.filter(({ state }) => state === 'archived')
          const shown = showsArchived ? archived : events.filter(({ state }) => state !== 'archived')
          return (
            <>
              <SimpleTable
                caption="Events"
                none={
                  showsArchived
                    ? 'Nothing is archived.'
                    : 'There is no event yet. Make one, open it, and give its code to your learners.'
                }
                items={shown}
                keyOf={({ id }) => id}
                columns={[
                  { label: 'Name', show: ({ id, settings }) => <Link to={`/events/${id}`}>{settings.name}</Link> },
                  { label: 'Form', show: ({ settings }) => FORMS[settings.form] },
                  { label: 'State', show: (event) => <State event={event} /> },
                  { label: 'Code', show: ({ code }) => <code className="unbroken">{code}</code> },
                  { label: 'Learners', isNumber: true, show: ({ learners }) => learners },
                  { label: 'Actions', isActions: true, show: (event) => isTrainer && <EventActions event={event} /> },
                ]}
              />
              {(archived.length > 0 || showsArchived) && (
                <Button look="quiet" onClick={() => setShowsArchived(!showsArchived)}>
                  {showsArchived ? 'Show the others' : `Show ${archived.length} archived`}
                </Button>
              )}
              {templates.length > 0 && (
                <section className="part">
                  <h2>Templates</h2>
                  <SimpleTable
                    caption="Templates"
                    none=""
                    items={templates}
                    keyOf={({ id }) => id}
                    columns={[
                      { label: 'Name', show: ({ settings }) => settings.name },
                      { label: 'Form', show: ({ settings }) => FORMS[settings.form] },
                      {
                        label: 'Actions',
                        isActions: true,
                        show: ({ id }) =>
                          isTrainer && (
                            <div className="buttons">
                              <Link to={`/events/new?template=${id}`} className={buttonClass('outline')}>
                                Use
                              </Link>
                              <Button
                                look="quiet"
                                pending={isPending}
                                onClick={ignoreDoubleClick(() =>
                                  run(
                                    () => api.call('DELETE /api/templates/:template', { params: { template: id } }),
                                    'The template is gone.',
                                  ),
                                )}
                              >
                                Delete
                              </Button>
                            </div>
                          ),
                      },
                    ]}
                  />
                </section>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function State({ event: { state, deletedAt } }: { readonly event: Listed }) {
  return (
    <>
      <span className={`state ${state}`}>{STATES[state]}</span>
      {deletedAt !== null && <small className="muted"> deletes itself {dateText(deletedAt)}</small>}
    </>
  )
}

function EventActions({ event: { id, settings, state } }: { readonly event: Listed }) {
  const { api } = useServices()
  const navigate = useNavigate()
  const { isPending, run } = useAction()
  const [deletes, setDeletes] = useState(false)
  return (
    <div className="buttons">
      <Button
        look="quiet"
        pending={isPending}
        onClick={ignoreDoubleClick(() =>
          run(async () => {
            const copy = await api.call('POST /api/events/:event/duplicate', { params: { event: id } })
            await navigate(`/events/${copy.id}/settings`)
          }, 'This is the copy.'),
        )}
      >
        Duplicate
      </Button>
      <Button
        look="quiet"
        pending={isPending}
        onClick={ignoreDoubleClick(() =>
          run(() => api.call('POST /api/templates', { body: settings }), 'Kept as a template.'),
        )}
      >
        Keep as template
      </Button>
      {state === 'ended' && (
        <Button
          look="quiet"
          pending={isPending}
          onClick={() =>
            run(
              () => api.call('POST /api/events/:event/state', { params: { event: id }, body: { act: 'archive' } }),
              'It is archived.',
            )
          }
        >
          Archive
        </Button>
      )}
      <Button look="quiet" onClick={() => setDeletes(true)}>
        Delete
      </Button>
      {deletes && (
        <ActionDialog
          title={`Delete ${settings.name}?`}
          action="Delete everything"
          done="The event is gone."
          isDanger
          act={() => api.call('DELETE /api/events/:event', { params: { event: id } })}
          onClose={() => setDeletes(false)}
        >
          <p>Its learners, their shops, own fixes and results go with it. Nothing brings them back.</p>
        </ActionDialog>
      )}
    </div>
  )
}
