import type { LiveChallenge } from '@fruit/contracts/console/live'
import { Button } from '@fruit/look/button.tsx'
import { TextArea } from '@fruit/look/text-area.tsx'
import { useState } from 'react'
import { useServices } from '../lib/services.ts'
import { ActionDialog } from './action-dialog.tsx'
import { ChallengeField } from './challenge-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { HintChooser } from './hint-chooser.tsx'

interface ActionMenuProps {
  readonly event: string
  readonly challenges: readonly LiveChallenge[]
  /** null: all learners. */
  readonly learner: { readonly id: string; readonly nickname: string } | null
}

type Open = 'word' | 'hint' | 'reset' | null

/** Actions for one learner or for all: send a message, give a hint, reset. */
export function ActionMenu({ event, challenges, learner }: ActionMenuProps) {
  const [open, setOpen] = useState<Open>(null)
  const whom = learner?.nickname ?? 'everybody'
  const close = () => setOpen(null)
  const props = { event, challenges, learner, onClose: close }
  return (
    <>
      <Button onClick={() => setOpen('word')}>{learner ? 'Message' : 'Message to all'}</Button>
      <Button onClick={() => setOpen('hint')}>{learner ? 'Give a hint' : 'Hint to all'}</Button>
      <Button onClick={() => setOpen('reset')}>{learner ? 'Reset' : 'Reset all'}</Button>
      {open === 'word' && <MessageDialog {...props} whom={whom} />}
      {open === 'hint' && <HintChooser {...props} />}
      {open === 'reset' && <ResetDialog {...props} whom={whom} />}
    </>
  )
}

type DialogProps = ActionMenuProps & { readonly whom: string; readonly onClose: () => void }

function MessageDialog({ event, learner, whom, onClose }: DialogProps) {
  const { api } = useServices()
  const [text, setText] = useState('')
  return (
    <ActionDialog
      title={`Message to ${whom}`}
      action="Send"
      done="The message was sent."
      isReady={text.trim() !== ''}
      act={() =>
        api.call('POST /api/events/:event/words', { params: { event }, body: { learner: learner?.id ?? null, text } })
      }
      onClose={onClose}
    >
      <TextArea
        label="Shown in the shop as the trainer's word"
        value={text}
        maxLength={1000}
        onChange={(change) => setText(change.target.value)}
      />
    </ActionDialog>
  )
}

type What = 'challenge' | 'progress' | 'shop'

function ResetDialog({ event, challenges, learner, whom, onClose }: DialogProps) {
  const { api } = useServices()
  const [what, setWhat] = useState<What>('challenge')
  const [challenge, setChallenge] = useState('')
  return (
    <ActionDialog
      title={`Reset ${whom}`}
      action="Reset"
      done="It was reset."
      isDanger
      isReady={what !== 'challenge' || challenge !== ''}
      act={() =>
        api.call('POST /api/events/:event/resets', {
          params: { event },
          body: { learner: learner?.id ?? null, what, challenge: what === 'challenge' ? challenge : null },
        })
      }
      onClose={onClose}
    >
      <ChoiceField
        label="What to reset"
        value={what}
        options={[
          ['challenge', 'The progress of one challenge'],
          ['progress', 'All progress; the shop stays'],
          ['shop', 'The shop: a new one, as on the first day'],
        ]}
        onChange={setWhat}
      />
      {what === 'challenge' && <ChallengeField challenges={challenges} value={challenge} onChange={setChallenge} />}
      <p className="muted">A team shares one shop: it is reset for all of them. Learners can undo it for a day.</p>
    </ActionDialog>
  )
}
