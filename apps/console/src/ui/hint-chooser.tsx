import type { LiveChallenge } from '@fruit/contracts/console/live'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../lib/services.ts'
import { ActionDialog } from './action-dialog.tsx'
import { ChallengeField } from './challenge-field.tsx'
import { Loaded } from './loaded.tsx'

interface HintChooserProps {
  readonly event: string
  readonly challenges: readonly LiveChallenge[]
  /** null: all learners. */
  readonly learner: { readonly id: string; readonly nickname: string } | null
  readonly onClose: () => void
}

/** Selects a hint by its text, and gives it to one learner or to all. */
export function HintChooser({ event, challenges, learner, onClose }: HintChooserProps) {
  const { api } = useServices()
  const [challenge, setChallenge] = useState('')
  const [number, setNumber] = useState(0)
  const hints = useQuery({
    queryKey: ['hints', challenge],
    queryFn: () => api.call('GET /api/challenges/:challenge/hints', { params: { challenge } }),
    enabled: challenge !== '',
  })
  return (
    <ActionDialog
      title={learner ? `A hint for ${learner.nickname}` : 'A hint for everybody'}
      action="Give this hint"
      done="The hint was given."
      isReady={number > 0}
      act={() =>
        api.call('POST /api/events/:event/hints', {
          params: { event },
          body: { learner: learner?.id ?? null, challenge, number },
        })
      }
      onClose={onClose}
    >
      <ChallengeField
        challenges={challenges.filter((each) => each.hints > 0)}
        value={challenge}
        onChange={(key) => {
          setChallenge(key)
          setNumber(0)
        }}
      />
      {challenge !== '' && (
        <Loaded query={hints}>
          {({ hints: texts }) => (
            <fieldset className="stack">
              <legend className="visually-hidden">Hints</legend>
              {texts.map((text, index) => (
                <label key={text} className="check">
                  <input
                    type="radio"
                    name="hint"
                    checked={number === index + 1}
                    onChange={() => setNumber(index + 1)}
                  />
                  <span>
                    {index + 1}. {text}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </Loaded>
      )}
    </ActionDialog>
  )
}
