import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTally } from '../score-board/tally.ts'
import styles from './trophy-link.module.css'

/** Link to the score board with the number of solved challenges, on every screen once the score board is found. */
export function TrophyLink() {
  const { t } = useTranslation()
  const { solved, total, scoreBoardIsKnown } = useTally()
  if (!scoreBoardIsKnown) return null
  return (
    <Link to="/training" className={styles.trophy} aria-label={t('TROPHY', { solved, total })}>
      <Icon name="trophy" />
      <span className={styles.trophyCount}>
        {solved}/{total}
      </span>
    </Link>
  )
}
