import { Button } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import styles from './notice.module.css'

interface ErrorScreenProps {
  /** The shop did not hand out the screen. */
  readonly isNotLoaded: boolean
}

/** Stands in place of a screen that failed while it was loaded or drawn. The error itself is on the console. */
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
          // A full load: whatever is broken in this page is gone with it.
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
