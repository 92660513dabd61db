import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import styles from './donation-links.module.css'

/** Ways to give to the windfall fund instead, on pages of others that the shop leads to. */
export function DonationLinks() {
  const { t } = useTranslation()
  const { base, pagesElsewhere } = useServices()
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
