import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { statusOf } from './challenge-status.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import styles from './score-board.module.css'

const STATUS_TEXT = {
  unsolved: 'STATUS_UNSOLVED',
  'partially-solved': 'STATUS_PARTIALLY_SOLVED',
  solved: 'STATUS_SOLVED',
} as const

/** A challenge on the score board. */
export function ChallengeCard({ challenge }: { readonly challenge: ChallengeRow }) {
  const { t } = useTranslation()
  const status = statusOf(challenge)
  return (
    <article className={styles.card} data-status={status}>
      <header className={styles.cardHeader}>
        <DifficultyPips difficulty={challenge.difficulty} />
        <span className={styles.status}>
          <Icon name={status === 'unsolved' ? 'dot' : 'check'} size={20} />
          {t(STATUS_TEXT[status])}
        </span>
      </header>
      <h2 className={styles.name}>{challenge.name}</h2>
      <div className={styles.description}>
        <RichText html={challenge.description} />
      </div>
      <footer className={styles.tags}>
        <span className={styles.category}>{challenge.category}</span>
        {challenge.tags?.split(',').map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </footer>
    </article>
  )
}
