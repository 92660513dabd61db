import type { CodingState } from '@fruit/contracts/calls/coding'
import { Button, buttonClass } from '@fruit/look/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { useNextSteps } from '../../lib/training-queries.ts'
import { RadioCard } from '../../ui/radio-card.tsx'
import { outcomesAreVisible, useApplyFix, useRefreshCodingState } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { useDifferenceFormat } from './difference-format.ts'
import { DifferenceView } from './difference-view.tsx'
import { FormatSwitch } from './format-switch.tsx'
import { Prose } from './prose.tsx'
import { Failures, Verdict } from './verdict.tsx'

const OUTCOME_TEXT = { holds: 'FIX_HOLDS', leaks: 'FIX_LEAKS', breaks: 'FIX_BREAKS' } as const

interface ChooseFixProps {
  readonly state: CodingState
  /** Indexes of the fixes in the order of this browser. */
  readonly order: readonly number[]
}

/** The fixes to choose from, with their differences and effects. A fix that is known to hold is shown first. */
export function ChooseFix({ state, order }: ChooseFixProps) {
  const { t } = useTranslation()
  const { api } = useServices()
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      order.findIndex((index) => optionOf(state, index)?.outcome === 'holds'),
    ),
  )
  const [format, setFormat] = useDifferenceFormat()
  const refresh = useRefreshCodingState(state.key)
  const apply = useApplyFix(state.key)
  const judgement = useMutation({
    mutationFn: (selectedFix: number) => api.call('POST /snippets/fixes', { body: { key: state.key, selectedFix } }),
    onSuccess: async ({ verdict }) => verdict && refresh(),
  })
  const index = order[place] ?? 0
  const name = t('FIX_OPTION', { number: place + 1 })
  const isTold = outcomesAreVisible(state)
  const known = optionOf(state, index)
  const isRunning = state.running.kind === 'fix' && state.running.index === index
  const judged = judgement.variables === index ? judgement.data : undefined
  return (
    <div className={styles.part}>
      <p className={styles.intro}>{t(state.hasSteps ? (isTold ? 'FIX_IT_DONE' : 'FIX_IT_INTRO') : 'REPAIR_INTRO')}</p>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('FIX_OPTIONS')}</legend>
        {order.map((fix, at) => {
          const outcome = optionOf(state, fix)?.outcome
          return (
            <RadioCard key={fix} name="fix" value={String(at)} checked={at === place} onChoose={() => setPlace(at)}>
              <strong>{t('FIX_OPTION', { number: at + 1 })}</strong>
              {outcome && (
                <span className={styles.outcome} data-outcome={outcome}>
                  {t(OUTCOME_TEXT[outcome])}
                </span>
              )}
            </RadioCard>
          )
        })}
      </fieldset>
      <FormatSwitch format={format} onChange={setFormat} />
      <DifferenceView
        language={state.language}
        before={state.flaw}
        after={known?.code ?? ''}
        name={name}
        format={format}
      />
      <div className={styles.actions}>
        {state.hasSteps && (
          <Button
            id="fixItSubmitButton"
            look="primary"
            disabled={isTold}
            pending={judgement.isPending}
            onClick={() => judgement.mutate(index)}
          >
            {t('SUBMIT')}
          </Button>
        )}
        {state.running.kind !== 'safe' && (
          <Button disabled={isRunning} pending={apply.isPending} onClick={() => apply.mutate(index)}>
            {t(isRunning ? 'RUNS_IN_YOUR_SHOP' : 'APPLY_FIX')}
          </Button>
        )}
      </div>
      <div role="status">
        {isTold && known?.outcome && (
          <Verdict isRight={known.outcome === 'holds'} title={`${name}: ${t(OUTCOME_TEXT[known.outcome])}`}>
            {known.why && (
              <p>
                <Prose text={known.why} />
              </p>
            )}
          </Verdict>
        )}
        {!isTold && judged && (
          <Verdict isRight={judged.verdict} title={t(judged.verdict ? 'FIX_IT_RIGHT' : 'FIX_IT_WRONG')}>
            {judged.explanation && (
              <p>
                <Prose text={judged.explanation} />
              </p>
            )}
          </Verdict>
        )}
        <Failures judging={judgement.error} applying={apply.error} />
      </div>
      {state.hasSteps && isTold && <NextChallengeLink />}
    </div>
  )
}

/** Link to the next challenge, after the fix was found. */
function NextChallengeLink() {
  const { t } = useTranslation()
  const next = useNextSteps().data?.next
  if (!next) return null
  return (
    <p className={styles.actions}>
      <Link to={`/challenge/${next.key}`} className={buttonClass('primary')}>
        {t('NEXT_CHALLENGE')}
      </Link>
      {next.title}
    </p>
  )
}

function optionOf(state: CodingState, index: number): CodingState['options'][number] | undefined {
  return state.options.find((option) => option.index === index)
}
