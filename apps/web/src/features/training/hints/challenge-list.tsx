import type { ChallengePage } from '@fruit/contracts/calls/training'
import { Icon } from '@fruit/look/icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { categoryNameOf } from '../score-board/category-name.ts'
import { DifficultyPips } from '../score-board/difficulty-pips.tsx'
import styles from './challenge-screen.module.css'

interface ChallengeListProps {
  readonly title: string
  readonly challenges: ChallengePage['next']
}

/** Other challenges with their difficulty. */
export function ChallengeList({ title, challenges }: ChallengeListProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.others}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {challenges.map(({ key, title: name, difficulty, solved, ...challenge }) => (
          <li key={key}>
            <Link to={`/challenge/${key}`}>{name}</Link>
            {solved && (
              <span className={styles.solved}>
                <Icon name="check" size={20} />
                <span className="visually-hidden">{t('STATUS_SOLVED')}</span>
              </span>
            )}
            <span className={styles.other}>
              <DifficultyPips difficulty={difficulty} /> {categoryNameOf(challenge)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
