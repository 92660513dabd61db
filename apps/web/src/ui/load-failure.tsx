import { Button } from '@fruit/look/button.tsx'
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
