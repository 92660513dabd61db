import { buttonClass } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Drawing } from '../../ui/drawing.tsx'
import styles from './no-results.module.css'

/** Replaces the grid if nothing was found. */
export function NoResults() {
  const { t } = useTranslation()
  return (
    <section className={styles.card}>
      <Drawing name="no-results" />
      <h2>{t('NO_SEARCH_RESULT')}</h2>
      <p>{t('EMPTY_SEARCH_RESULT')}</p>
      <Link to="/search" className={buttonClass('outline')}>
        {t('SHOW_ALL_PRODUCTS')}
      </Link>
    </section>
  )
}
