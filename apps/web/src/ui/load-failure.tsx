import { Button } from '@fruit/look/button.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../lib/error-text.ts'
import styles from './load-failure.module.css'

interface LoadFailureProps {
  /** Message that names the failed data. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded: shows the reason and a retry button. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <section className={`${styles.failure} error`} role="alert">
      <h2>{title}</h2>
      <p>{errorText(error, t)}</p>
      <Button onClick={onRetry}>{t('TRY_AGAIN')}</Button>
    </section>
  )
}

interface LoadStateProps {
  readonly query: UseQueryResult<unknown>
  /** Message that names the failed data. */
  readonly failure: string
}

/** Shows that data is loading, or why there is none. */
export function LoadState({ query, failure }: LoadStateProps) {
  const { t } = useTranslation()
  if (query.isPending) return <p role="status">{t('LOADING')}</p>
  if (!query.isError || query.data !== undefined) return null
  return <LoadFailure title={failure} error={query.error} onRetry={() => query.refetch()} />
}
