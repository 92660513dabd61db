import { Button } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import styles from './notice.module.css'

interface ErrorScreenProps {
  /** The screen could not be loaded from the shop. */
  readonly isNotLoaded: boolean
}

/** Replaces a screen that failed to load or render. The error itself is logged to the console. */
export function ErrorScreen({ isNotLoaded }: ErrorScreenProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <section className={styles.notice} role="alert">
      <h1 className="heading">{t('UNEXPECTED_ERROR')}</h1>
      <p>{t(isNotLoaded ? 'NO_ANSWER' : 'UNEXPECTED_ERROR_HINT')}</p>
      <p className={styles.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('TRY_AGAIN')}
        </Button>
        {pathname !== '/' && (
          // A full load discards the broken state of this page.
          <Button
            onClick={() => {
              location.hash = '#/'
              location.reload()
            }}
          >
            {t('GO_TO_SHOP')}
          </Button>
        )}
      </p>
    </section>
  )
}
