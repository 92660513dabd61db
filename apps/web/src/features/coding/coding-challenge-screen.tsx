import { CallError } from '@fruit/look/api.ts'
import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useConfiguration } from '../../lib/services.ts'
import { CODING_TUTORIAL, tutorialAddress } from '../../lib/tutorial-address.ts'
import { useSubject } from '../../lib/use-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useChallengeRow, useCodingState } from './coding-calls.ts'
import styles from './coding-challenge.module.css'
import { CodingChallenge } from './coding-challenge.tsx'

/** The code of the challenge in the address: find the flaw, fix it, and see the effect. */
export function CodingChallengeScreen() {
  const { key = '' } = useParams()
  const { t } = useTranslation()
  const challenge = useChallengeRow(key)
  const state = useCodingState(key)
  const { name, title } = challenge.data ?? {}
  const { isEnabled } = useConfiguration().hackingInstructor
  // Not an error: it opens when the challenge is solved.
  const isUnknown = state.error instanceof CallError && state.error.status === 404
  const isLocked = state.error instanceof CallError && state.error.status === 403
  useSubject('TITLE_CODING_CHALLENGE', title)
  return (
    <div className={styles.screen}>
      <header>
        <p className={styles.way}>
          <Link to={`/score-board${name === undefined ? '' : `?${new URLSearchParams({ challenge: name })}`}`}>
            <Icon name="back" size={20} />
            {t('SCORE_BOARD')}
          </Link>
          {isEnabled && (
            <Link to={tutorialAddress(CODING_TUTORIAL)}>
              <Icon name="tutorial" size={20} />
              {t('HOW_TO_REPAIR')}
            </Link>
          )}
        </p>
        <h1 className="heading">
          {title === undefined ? t('TITLE_CODING_CHALLENGE') : t('CODE_BEHIND', { name: title })}
        </h1>
      </header>
      {state.isPending && <p role="status">{t('LOADING')}</p>}
      {isLocked && (
        <EmptyState picture="no-entry" title={t('CODE_IS_LOCKED')} hint={errorText(state.error, t)}>
          <Link to={`/challenge/${key}`} className={buttonClass('primary')}>
            {t('TO_THE_CHALLENGE')}
          </Link>
        </EmptyState>
      )}
      {isUnknown && (
        <EmptyState picture="no-results" title={t('NO_CODING_CHALLENGE')} hint={errorText(state.error, t)}>
          <Link to="/training" className={buttonClass('primary')}>
            {t('TO_SCORE_BOARD')}
          </Link>
        </EmptyState>
      )}
      {state.isError && !isLocked && !isUnknown && (
        <LoadFailure title={t('NO_CODING_CHALLENGE')} error={state.error} onRetry={() => void state.refetch()} />
      )}
      {state.data && <CodingChallenge key={key} state={state.data} />}
    </div>
  )
}
