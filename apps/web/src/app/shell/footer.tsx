import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from '../../lib/services.ts'
import styles from './footer.module.css'

/** The end of every screen. */
export function Footer() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { name } = useConfiguration().application
  return (
    <footer className={styles.footer}>
      <p>{t('FOOTER_LINE', { name })}</p>
      <a href={new URL('ftp/legal.md', base).href}>{t('TERMS_OF_USE')}</a>
    </footer>
  )
}
