import { Button } from '@fruit/look/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './cookie-notice.module.css'

/** Cookie that records for a year that the user has dismissed the notice. */
const COOKIE = 'cookieconsent_status'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Cookie notice with the texts of the configuration, shown until it is dismissed. */
export function CookieNotice() {
  const { t } = useTranslation()
  const { base, cookies } = useServices()
  const { message, dismissText, linkText, linkUrl } = useConfiguration().application.cookieConsent
  const [isRead, setRead] = useState(() => cookies.get(COOKIE) !== null)
  if (isRead || !message) return null
  const text = dismissText || t('CLOSE')
  return (
    <section className={styles.notice} aria-label={t('COOKIES')}>
      <p>
        {message}{' '}
        {linkText && linkUrl && (
          // Addresses that begin with a slash belong to the shop, which may be served below a path.
          <a href={linkUrl.startsWith('/') ? new URL(linkUrl.slice(1), base).href : linkUrl}>{linkText}</a>
        )}
      </p>
      <Button
        look="primary"
        aria-label={t('COOKIES_DISMISS', { text })}
        onClick={() => {
          cookies.set(COOKIE, 'dismiss', COOKIE_SECONDS)
          setRead(true)
        }}
      >
        {text}
      </Button>
    </section>
  )
}
