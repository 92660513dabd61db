import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { name } = useConfiguration().application
  return (
    <footer className={styles.footer}>
      <p>{t('FOOTER_LINE', { name })}</p>
      <nav aria-label={t('FOOTER_LINKS')}>
        <ul className={styles.links}>
          <li>
            <Link to="/about">{t('TITLE_ABOUT')}</Link>
          </li>
          <li>
            <Link to="/contact">{t('TITLE_CONTACT')}</Link>
          </li>
          <li>
            <Link to="/privacy-security/privacy-policy">{t('TITLE_PRIVACY_POLICY')}</Link>
          </li>
          <li>
            <a href={new URL('ftp/legal.md', base).href}>{t('TERMS_OF_USE')}</a>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
