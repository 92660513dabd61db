import { buttonClass } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { MessageKey } from '../lib/i18n.ts'
import { loginAddress } from '../lib/login-address.ts'
import { useSession } from '../lib/services.ts'
import { Drawing } from '../ui/drawing.tsx'
import styles from './notice.module.css'

/**
 * The 403 page. It offers visitors to log in and return to the screen.
 *
 * @param error key of a text; any other value is shown as it is
 */
export function Forbidden({ error }: { readonly error: string }) {
  const { t, i18n } = useTranslation()
  const { token } = useSession()
  const location = useLocation()
  return (
    <section className={styles.notice}>
      <Drawing name="no-entry" className={styles.picture} />
      <p className={styles.number}>403</p>
      <h1 className="heading">{t('TITLE_FORBIDDEN')}</h1>
      <p className="error">{i18n.exists(error) ? t(error as MessageKey) : error}</p>
      <p className={styles.actions}>
        {!token && (
          <Link
            to={location.pathname === '/403' ? '/login' : loginAddress(location)}
            className={buttonClass('primary')}
          >
            {t('LOGIN')}
          </Link>
        )}
        <Link to="/search" className={buttonClass('outline')}>
          {t('GO_TO_SHOP')}
        </Link>
      </p>
    </section>
  )
}
