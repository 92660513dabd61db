import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ChooseFix } from './choose-fix.tsx'
import { outcomesAreVisible, useCodingState } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { browserSeed, fixOrder } from './fix-order.ts'
import { RunningCode } from './running-code.tsx'

/**
 * The flaw of a challenge beside a fix that holds, with buttons to activate and attack it. Renders nothing while the
 * player still has to choose a fix in the coding challenge.
 */
export function RepairedCode({ challengeKey }: { readonly challengeKey: string }) {
  const { t } = useTranslation()
  const { data: state, error, refetch } = useCodingState(challengeKey)
  const order = fixOrder(state, browserSeed(localStorage))
  if (error) return <LoadFailure title={t('NO_CODING_CHALLENGE')} error={error} onRetry={() => void refetch()} />
  if (!state || !outcomesAreVisible(state)) return null
  return (
    <section className={styles.repaired} aria-labelledby="repaired-code">
      <h2 id="repaired-code">{t('THE_CODE')}</h2>
      <RunningCode state={state} order={order} />
      <ChooseFix state={state} order={order} />
      {state.own && (
        <p>
          <Link to={`/coding-challenge/${challengeKey}?tab=own`}>{t('WRITE_OWN_FIX')}</Link>
        </p>
      )}
    </section>
  )
}
