import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.ts'
import styles from './donation-links.module.css'

/** Links to donation pages, through the shop's redirect. */
export function DonationLinks() {
  const { t } = useTranslation()
  const { base, externalLinks: pagesElsewhere } = useServices()
  return (
    <>
      <p className={styles.about}>{t('DONATE_ABOUT')}</p>
      <ul className={styles.list}>
        {pagesElsewhere.map(
          ({ text, to }) =>
            text && (
              <li key={to}>
                <a href={`${base}redirect?${new URLSearchParams({ to })}`} target="_blank" rel="noopener noreferrer">
                  {t(text)}
                </a>
              </li>
            ),
        )}
      </ul>
    </>
  )
}
