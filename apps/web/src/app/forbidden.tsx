import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageKey } from '../lib/i18n.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './notice.module.css'

/**
 * The 403 page.
 *
 * @param error key of a text; anything else is shown as it is
 */
export function Forbidden({ error }: { readonly error: string }) {
  const { t, i18n } = useTranslation()
  return (
    <section className={styles.notice}>
      <p className={styles.number}>403</p>
      <h1 className="heading">{t('TITLE_FORBIDDEN')}</h1>
      <p className="error">{i18n.exists(error) ? t(error as MessageKey) : error}</p>
      <Link to="/search" className={buttonClass('outline')}>
        {t('GO_TO_SHOP')}
      </Link>
    </section>
  )
}
