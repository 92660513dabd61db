import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { categoryNameOf } from './category-name.ts'
import { ChallengeBadge } from './challenge-badge.tsx'
import { tagsOf } from './challenge-filter.ts'
import { ChallengeLinks } from './challenge-links.tsx'
import { statusOf } from './challenge-status.ts'
import styles from './challenge-table.module.css'
import { DifficultyPips } from './difficulty-pips.tsx'
import { tagNameOf } from './tag-name.ts'
import { useMountedRows } from './use-mounted-rows.ts'

interface ChallengeTableProps {
  readonly challenges: readonly ChallengeRow[]
  readonly shown: (row: ChallengeRow) => boolean
  /** Returns the `ref` for the row of a challenge, by its name. */
  readonly anchor: (name: string) => Ref<HTMLTableRowElement> | undefined
}

/** The challenges as a table; on a phone each row is a card. */
export function ChallengeTable({ challenges, shown, anchor }: ChallengeTableProps) {
  const { t } = useTranslation()
  const { application, challenges: settings } = useConfiguration()
  const feedbackUrl = settings.showFeedbackButtons ? application.social.questionnaireUrl : null
  const rows = useMountedRows(challenges, shown)
  return (
    <table className={styles.table} hidden={!challenges.some(shown)} data-feedback={feedbackUrl ? '' : undefined}>
      <caption className="visually-hidden">{t('CHALLENGES')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('NAME')}</th>
          <th scope="col">{t('DIFFICULTY')}</th>
          <th scope="col">{t('DESCRIPTION')}</th>
          <th scope="col">{t('CATEGORY')}</th>
          <th scope="col">{t('TAGS')}</th>
          <th scope="col">{t('STATUS')}</th>
          {feedbackUrl && <th scope="col">{t('FEEDBACK')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((challenge) => (
          <tr
            key={challenge.key}
            ref={anchor(challenge.name)}
            hidden={!shown(challenge)}
            data-status={statusOf(challenge)}
            data-unavailable={challenge.disabledEnv !== null || undefined}
          >
            <Cells challenge={challenge} feedbackUrl={feedbackUrl ?? null} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellsProps {
  readonly challenge: ChallengeRow
  readonly feedbackUrl: string | null
}

/** Memoized: renders again when the challenge changes, not when its row is hidden. */
const Cells = memo(function Cells({ challenge, feedbackUrl }: CellsProps) {
  const { t } = useTranslation()
  return (
    <>
      <th scope="row">
        <Link to={`/challenge/${challenge.key}`}>{challenge.title}</Link>
      </th>
      <td>
        <DifficultyPips difficulty={challenge.difficulty} />
      </td>
      <td className={styles.description}>
        <RichText html={challenge.description} />
      </td>
      <td>{categoryNameOf(challenge)}</td>
      <td className={styles.tags}>
        {tagsOf(challenge)
          .map((tag) => tagNameOf(tag, t))
          .join(', ')}
      </td>
      <td>
        <div className={styles.status}>
          <ChallengeBadge challenge={challenge} />
          <ChallengeLinks challenge={challenge} />
        </div>
      </td>
      {feedbackUrl && (
        <td>
          <a
            href={feedbackUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t('FEEDBACK_ON', { name: challenge.title })}
          >
            {t('FEEDBACK')}
          </a>
        </td>
      )}
    </>
  )
})
