import type { CodingState } from '@fruit/contracts/calls/coding'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { useApplyFix, usePageIsOutdated } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { ExchangeList } from './exchange-list.tsx'
import { Verdict } from './verdict.tsx'

interface RunningCodeProps {
  readonly state: CodingState
  /** Indexes of the fixes in the order of this browser. */
  readonly order: readonly number[]
}

/** The active code in the player's shop, with buttons to restore the flaw and to replay the attack. */
export function RunningCode({ state, order }: RunningCodeProps) {
  const { t } = useTranslation()
  const { api } = useServices()
  const { key, running, notice } = state
  const apply = useApplyFix(key)
  const isOutdated = usePageIsOutdated(state)
  const replay = useMutation({
    mutationFn: (_against: string) => api.call('POST /rest/training/coding/:key/replay', { params: { key } }),
  })
  const against = JSON.stringify([running, state.own?.held])
  // The result of an attack on other code does not apply to this one.
  const isCurrent = replay.variables === against
  const words = {
    flaw: () => t('RUNS_FLAW'),
    fix: () => t('RUNS_FIX', { number: running.kind === 'fix' ? order.indexOf(running.index) + 1 : 0 }),
    own: () => t('RUNS_OWN'),
    safe: () => t('RUNS_SAFE'),
  }[running.kind]()
  const isGood = holdsOf(state)
  return (
    <section className={styles.running} aria-label={t('RUNNING_CODE')} data-good={isGood ?? undefined}>
      <div className={styles.runningRow}>
        <Icon name={running.kind === 'flaw' ? 'play' : isGood === null ? 'code' : isGood ? 'check' : 'close'} />
        <p className={styles.runningWords} role="status">
          {words}
        </p>
        {(running.kind === 'fix' || running.kind === 'own') && (
          <Button pending={apply.isPending} onClick={() => apply.mutate('flaw')}>
            {t('BACK_TO_THE_FLAW')}
          </Button>
        )}
        {running.kind !== 'safe' && (
          <Button pending={replay.isPending} onClick={() => replay.mutate(against)}>
            <Icon name="rocket" size={20} />
            {t('REPLAY_EXPLOIT')}
          </Button>
        )}
      </div>
      {isOutdated && (
        <div className={styles.outdated} role="status">
          <p>{t('PAGE_IS_OUTDATED')}</p>
          <Button onClick={() => location.reload()}>{t('RELOAD_PAGE')}</Button>
        </div>
      )}
      <div role="status" className={styles.news}>
        {notice !== null && (
          <Verdict isRight={false} title={t('OWN_FIX_TAKEN_OUT')}>
            <p>{notice}</p>
          </Verdict>
        )}
        {apply.isError && (
          <Verdict isRight={false} title={t('NOT_APPLIED')}>
            <p>{errorText(apply.error, t)}</p>
          </Verdict>
        )}
        {replay.isPending && <p>{t('REPLAYING')}</p>}
        {replay.isError && (
          <Verdict isRight={false} title={t('NOT_REPLAYED')}>
            <p>{errorText(replay.error, t)}</p>
          </Verdict>
        )}
        {isCurrent && replay.data && (
          <Verdict isRight={!replay.data.works} title={t(replay.data.works ? 'EXPLOIT_WORKS' : 'EXPLOIT_FAILS')}>
            <p>{t(replay.data.attack === 'own' ? 'EXPLOIT_IS_YOURS' : 'EXPLOIT_IS_EXAMPLE')}</p>
          </Verdict>
        )}
      </div>
      {isCurrent && replay.data && <ExchangeList exchanges={replay.data.transcript} />}
    </section>
  )
}

/** Whether the active code stops attackers and serves customers, if the player may know; else null. */
function holdsOf({ running, options }: CodingState): boolean | null {
  if (running.kind === 'flaw') return false
  if (running.kind !== 'fix') return true
  const outcome = options.find(({ index }) => index === running.index)?.outcome ?? null
  return outcome && outcome === 'holds'
}
