import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { offersCode } from './board-rows.ts'
import styles from './challenge-links.module.css'
import { statusOf } from './challenge-status.ts'

/**
 * Links of a challenge: its tutorial, its code and, once it is solved, how to prevent such flaws. A challenge that is
 * solved but not fixed gets a button for the fix instead of the link to its code.
 */
export function ChallengeLinks({ challenge }: { readonly challenge: ChallengeRow }) {
  const { t } = useTranslation()
  const { challenges, hackingInstructor } = useConfiguration()
  const { key, name, tutorialOrder, solved, mitigationUrl } = challenge
  const tutorial = hackingInstructor.isEnabled && tutorialOrder !== null
  const code = offersCode(challenge, challenges.codingChallengesEnabled)
  const mitigation = solved ? mitigationUrl : null
  if (!tutorial && !code && !mitigation) return null
  // The accessible name begins with the visible text, for users of voice control (WCAG 2.5.3).
  const repairs = code && statusOf(challenge) === 'partially-solved'
  const codeText = repairs ? t('REPAIR_IT') : t('CODING_CHALLENGE_STEPS', { done: challenge.codingChallengeStatus })
  return (
    <div className={styles.links}>
      {repairs && (
        <Link
          to={`/coding-challenge/${key}`}
          className={buttonClass('primary', styles.repair)}
          aria-label={`${codeText}: ${name}`}
        >
          <Icon name="code" size={20} />
          {codeText}
        </Link>
      )}
      {tutorial && (
        <Link
          to={`/hacking-instructor?${new URLSearchParams({ challenge: name })}`}
          className={styles.link}
          aria-label={`${t('TUTORIAL')}: ${name}`}
        >
          <Icon name="tutorial" size={20} />
          {t('TUTORIAL')}
        </Link>
      )}
      {code && !repairs && (
        <Link to={`/coding-challenge/${key}`} className={styles.link} aria-label={`${codeText}: ${name}`}>
          <Icon name="code" size={20} />
          {codeText}
        </Link>
      )}
      {mitigation && (
        <a
          href={mitigation}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-label={`${t('MITIGATION')}: ${name}`}
        >
          <Icon name="shield" size={20} />
          {t('MITIGATION')}
        </a>
      )}
    </div>
  )
}
