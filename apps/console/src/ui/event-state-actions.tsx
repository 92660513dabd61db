import type { LiveChallenge } from '@fruit/contracts/console/live'
import { Button } from '@fruit/look/button.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import { useState } from 'react'
import type { Answer, Calls } from '../lib/calls.ts'
import { useServices } from '../lib/services.ts'
import { ActionDialog } from './action-dialog.tsx'
import { ChallengeField } from './challenge-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useAction } from './use-action.ts'

interface EventStateActionsProps {
  readonly event: Answer<'readEvent'>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly challenges: readonly LiveChallenge[]
}

/** Buttons that open, extend, freeze and end an event, and release walkthroughs. */
export function EventStateActions({ event: { id, settings, state }, now, challenges }: EventStateActionsProps) {
  const { api } = useServices()
  const { isPending, run } = useAction()
  const [asks, setAsks] = useState<'end' | 'release' | null>(null)
  const move = (body: Calls['POST /api/events/:event/state']['input']['body']) =>
    api.call('POST /api/events/:event/state', { params: { event: id }, body })
  const isFrozen = settings.freezesAt !== null && settings.freezesAt <= now
  const close = () => setAsks(null)
  return (
    <>
      {state !== 'open' && (
        <Button
          look={state === 'planned' ? 'primary' : 'outline'}
          pending={isPending}
          onClick={() => run(() => move({ act: 'open' }), 'The event is open.')}
        >
          {state === 'planned' ? 'Open' : 'Open again'}
        </Button>
      )}
      {state === 'open' && (
        <>
          {/* Asks for confirmation: the button to open was at this place, and may have been double-clicked. */}
          <Button onClick={() => setAsks('end')}>End</Button>
          {settings.endsAt !== null && (
            <Button
              pending={isPending}
              onClick={ignoreDoubleClick(() =>
                run(() => move({ act: 'extend', minutes: 15 }), 'It goes on for another 15 minutes.'),
              )}
            >
              15 more minutes
            </Button>
          )}
          <Button
            pending={isPending}
            onClick={ignoreDoubleClick(() =>
              run(
                () => move({ act: isFrozen ? 'unfreeze' : 'freeze' }),
                isFrozen ? 'The board moves again.' : 'The board is frozen.',
              ),
            )}
          >
            {isFrozen ? 'Unfreeze the board' : 'Freeze the board'}
          </Button>
        </>
      )}
      <Button onClick={() => setAsks('release')}>Release to all</Button>
      {asks === 'end' && (
        <ActionDialog
          title={`End ${settings.name}?`}
          action="End the event"
          done="The event has ended."
          act={() => move({ act: 'end' })}
          onClose={close}
        >
          <p>
            Nothing counts any more from then on.
            {settings.atEnd.closesShops && ' Shops close.'}
            {settings.atEnd.opensWalkthroughs && ' Walkthroughs open.'}
          </p>
        </ActionDialog>
      )}
      {asks === 'release' && <ReleaseDialog event={id} challenges={challenges} onClose={close} />}
    </>
  )
}

interface ReleaseDialogProps {
  readonly event: string
  readonly challenges: readonly LiveChallenge[]
  readonly onClose: () => void
}

function ReleaseDialog({ event, challenges, onClose }: ReleaseDialogProps) {
  const { api } = useServices()
  const [challenge, setChallenge] = useState('')
  const [what, setWhat] = useState<'walkthrough' | 'solution'>('walkthrough')
  return (
    <ActionDialog
      title="Release to all"
      action="Release"
      done="Everybody can read it now."
      isReady={challenge !== ''}
      act={() => api.call('POST /api/events/:event/releases', { params: { event }, body: { challenge, what } })}
      onClose={onClose}
    >
      <ChallengeField challenges={challenges} value={challenge} onChange={setChallenge} />
      <ChoiceField
        label="What everybody may read"
        value={what}
        options={[
          ['walkthrough', 'How it is attacked'],
          ['solution', 'How it is attacked and repaired'],
        ]}
        onChange={setWhat}
      />
    </ActionDialog>
  )
}
