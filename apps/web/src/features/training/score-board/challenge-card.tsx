import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RichText } from '../../../ui/rich-text.tsx'
import { categoryNameOf } from './category-name.ts'
import { ChallengeBadge } from './challenge-badge.tsx'
import styles from './challenge-card.module.css'
import { tagsOf } from './challenge-filter.ts'
import { ChallengeLinks } from './challenge-links.tsx'
import { statusOf } from './challenge-status.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import { tagNameOf } from './tag-name.ts'

/** A challenge on the board of cards. */
export const ChallengeCard = memo(function ChallengeCard({ challenge }: { readonly challenge: ChallengeRow }) {
  const { t } = useTranslation()
  return (
    <article
      className={styles.card}
      data-status={statusOf(challenge)}
      data-unavailable={challenge.disabledEnv !== null || undefined}
    >
      <header className={styles.header}>
        <DifficultyPips difficulty={challenge.difficulty} />
        <ChallengeBadge challenge={challenge} />
      </header>
      <h2 className={styles.name}>
        <Link to={`/challenge/${challenge.key}`}>{challenge.title}</Link>
      </h2>
      <div className={styles.description}>
        <RichText html={challenge.description} />
      </div>
      <p className={styles.tags}>
        <span className={styles.category}>{categoryNameOf(challenge)}</span>
        {tagsOf(challenge).map((tag) => (
          <span key={tag}>{tagNameOf(tag, t)}</span>
        ))}
      </p>
      <ChallengeLinks challenge={challenge} />
    </article>
  )
})
