import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Icon, type IconName } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import styles from './challenge-badge.module.css'
import { type ChallengeStatus, statusOf } from './challenge-status.ts'
import { STATUS_TEXT } from './status-text.ts'

const ICONS: Readonly<Record<ChallengeStatus, IconName>> = {
  unsolved: 'dot',
  'partially-solved': 'code',
  solved: 'check',
}

/** The player's state of a challenge, or the reason why it is unavailable. */
export function ChallengeBadge({ challenge }: { readonly challenge: ChallengeRow }) {
  const { t } = useTranslation()
  const { disabledEnv } = challenge
  const status = statusOf(challenge)
  const isOut = disabledEnv !== null && status === 'unsolved'
  return (
    <span className={styles.badge} data-status={isOut ? 'unavailable' : status}>
      <Icon name={isOut ? 'lock' : ICONS[status]} size={20} />
      {isOut ? t('UNAVAILABLE_IN', { environment: disabledEnv }) : t(STATUS_TEXT[status])}
    </span>
  )
}
