import type { NextSteps, PathSummary } from '@fruit/contracts/calls/paths'
import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { useNextSteps } from '../../../lib/training-queries.ts'
import { tutorialAddress } from '../../../lib/tutorial-address.ts'
import { categoryNameOf } from './category-name.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import styles from './next-for-you.module.css'

/**
 * The suggested next step: the next challenge, on the path that the player follows, or the questions at the end of the
 * path. Its space is reserved while it loads.
 */
export function NextForYou() {
  const { t } = useTranslation()
  const { data } = useNextSteps()
  return (
    <section className={styles.card} aria-label={t('NEXT_FOR_YOU')} aria-busy={!data}>
      {data && <Steps {...data} />}
    </section>
  )
}

function Steps({ next, path }: NextSteps) {
  const { t } = useTranslation()
  const { isEnabled } = useConfiguration().hackingInstructor
  if (path && path.solved === path.challenges && path.answered < path.questions)
    return (
      <>
        <StepText path={path} to={`/path/${path.id}`} name={t('PATH_QUESTIONS_LEFT')} />
        <Link to={`/path/${path.id}`} className={buttonClass('primary', styles.way)}>
          {t('ANSWER_QUESTIONS')}
        </Link>
      </>
    )
  if (next === null) return <p className={styles.words}>{t('ALL_CHALLENGES_SOLVED')}</p>
  return (
    <>
      <StepText path={path} to={`/challenge/${next.key}`} name={next.title}>
        <span className={styles.facts}>
          <DifficultyPips difficulty={next.difficulty} /> {categoryNameOf(next)}
        </span>
      </StepText>
      {isEnabled && next.hasTutorial ? (
        <Link to={tutorialAddress(next.name)} className={buttonClass('primary', styles.way)}>
          <Icon name="tutorial" size={20} />
          {t('TUTORIAL')}
        </Link>
      ) : (
        <Link to={`/challenge/${next.key}`} className={buttonClass('primary', styles.way)}>
          {t('TO_THE_CHALLENGE')}
        </Link>
      )}
    </>
  )
}

interface StepTextProps {
  readonly path: PathSummary | null
  /** Address of the next step. */
  readonly to: string
  readonly name: string
  readonly children?: ReactNode
}

function StepText({ path, to, name, children }: StepTextProps) {
  const { t } = useTranslation()
  const isUnderWay = path !== null && (path.solved < path.challenges || path.answered < path.questions)
  return (
    <div className={styles.words}>
      <p className={styles.label}>
        {isUnderWay ? (
          <>
            <Link to={`/path/${path.id}`}>{path.title}</Link>{' '}
            {t('SOLVED_N_OF_M', { solved: path.solved, total: path.challenges })}
            <progress
              className={styles.progress}
              max={path.challenges}
              value={path.solved}
              aria-label={path.title}
              aria-valuetext={t('SOLVED_N_OF_M', { solved: path.solved, total: path.challenges })}
            />
          </>
        ) : (
          <>
            <span>{t('NEXT_FOR_YOU')}</span> <Link to="/paths">{t('TITLE_PATHS')}</Link>
          </>
        )}
      </p>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      {children}
    </div>
  )
}
