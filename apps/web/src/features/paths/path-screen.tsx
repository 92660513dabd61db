import type { PathPage } from '@fruit/contracts/calls/paths'
import { CallError } from '@fruit/look/api.ts'
import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { ignoreDoubleClick } from '@fruit/look/ignore-double-click.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { PathFacts } from './path-facts.tsx'
import { PathQuestions } from './path-questions.tsx'
import styles from './path-screen.module.css'
import { useChoosePath, usePath } from './paths.ts'

interface PathScreenProps {
  /** Renders the difficulty of a challenge. */
  readonly difficulty: (difficulty: number) => ReactNode
}

/** A learning path: its lesson, its challenges in order, and its questions. */
export function PathScreen({ difficulty }: PathScreenProps) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const path = usePath(id)
  if (path.isPending) return <p role="status">{t('LOADING')}</p>
  if (path.isSuccess) return <Path key={id} path={path.data} difficulty={difficulty} />
  if (!(path.error instanceof CallError) || path.error.status !== 404)
    return <LoadFailure title={t('PATH_NOT_LOADED')} error={path.error} onRetry={() => void path.refetch()} />
  return (
    <>
      <h1 className="visually-hidden">{t('TITLE_PATHS')}</h1>
      <EmptyState picture="no-results" title={t('NO_SUCH_PATH')} hint={t('NO_SUCH_PATH_HINT')}>
        <Link to="/paths" className={buttonClass('primary')}>
          {t('ALL_PATHS')}
        </Link>
      </EmptyState>
    </>
  )
}

function Path({ path, difficulty }: PathScreenProps & { readonly path: PathPage }) {
  const { t } = useTranslation()
  const { prerequisites, list, lesson, picture } = path
  const isFinished = path.solved === path.challenges && path.answered === path.questions
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <nav className={styles.ways} aria-label={t('TITLE_PATHS')}>
          <Link to="/training" className={styles.back}>
            <Icon name="back" size={20} />
            {t('SCORE_BOARD')}
          </Link>
          <Link to="/paths" className={styles.back}>
            {t('ALL_PATHS')}
          </Link>
        </nav>
        <h1 className="heading">{path.title}</h1>
        <p className={styles.goal}>
          <RichText html={path.goal} />
        </p>
        <PathFacts path={path} />
        {prerequisites.length > 0 && (
          <p className={styles.before}>
            {t('PATHS_BEFORE')}{' '}
            {prerequisites.map((other) => (
              <Link key={other.id} to={`/path/${other.id}`}>
                {other.title} ({t('SOLVED_N_OF_M', { solved: other.solved, total: other.challenges })})
              </Link>
            ))}
          </p>
        )}
        {isFinished && (
          <p className={styles.finished}>
            <Icon name="trophy" size={20} />
            {t('PATH_FINISHED')}
          </p>
        )}
        <FollowButtons path={path} />
      </header>
      <section className={styles.lesson} aria-labelledby="lesson">
        <h2 id="lesson">{t('PATH_LESSON')}</h2>
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt=""
          width={640}
          height={220}
        />
        <div className={styles.text}>
          <RichText html={lesson} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="challenges">
        <h2 id="challenges">{t('PATH_CHALLENGES')}</h2>
        <ol className={styles.challenges}>
          {list.map((challenge) => (
            <li key={challenge.key} data-solved={challenge.solved || undefined}>
              <Link to={`/challenge/${challenge.key}`}>{challenge.title}</Link>
              {challenge.solved && (
                <span className={styles.solved}>
                  <Icon name="check" size={20} />
                  <span className="visually-hidden">{t('STATUS_SOLVED')}</span>
                </span>
              )}
              <span className={styles.difficulty}>{difficulty(challenge.difficulty)}</span>
            </li>
          ))}
        </ol>
      </section>
      <PathQuestions path={path} />
    </div>
  )
}

/** Buttons to follow or leave the path and to open its next challenge. */
function FollowButtons({ path }: { readonly path: PathPage }) {
  const { t } = useTranslation()
  const choose = useChoosePath()
  const next = path.list.find(({ solved }) => !solved)
  const change = (id: string | null) => choose.isPending || choose.mutate(id)
  return (
    <div className={styles.follow}>
      {path.isChosen && next && (
        <Link to={`/challenge/${next.key}`} className={buttonClass('primary')}>
          {t('NEXT_ON_PATH', { challenge: next.title })}
        </Link>
      )}
      <Button
        look={path.isChosen ? 'outline' : 'primary'}
        aria-disabled={choose.isPending}
        onClick={ignoreDoubleClick(() => change(path.isChosen ? null : path.id))}
      >
        {t(path.isChosen ? 'LEAVE_PATH' : 'FOLLOW_PATH')}
      </Button>
      <p role="alert" className={styles.error}>
        {choose.isError && errorText(choose.error, t)}
      </p>
    </div>
  )
}
