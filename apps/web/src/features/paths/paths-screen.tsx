import type { PathSummary } from '@fruit/contracts/calls/paths'
import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { PathFacts } from './path-facts.tsx'
import { usePaths } from './paths.ts'
import styles from './paths-screen.module.css'

/** All learning paths: the one for beginners first, then one for each kind of vulnerability. */
export function PathsScreen() {
  const { t } = useTranslation()
  const paths = usePaths()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Link to="/training" className={styles.back}>
          <Icon name="back" size={20} />
          {t('SCORE_BOARD')}
        </Link>
        <h1 className="heading">{t('TITLE_PATHS')}</h1>
        <p className={styles.intro}>{t('PATHS_INTRO')}</p>
      </header>
      {paths.isPending && <p role="status">{t('LOADING')}</p>}
      {paths.isError && (
        <LoadFailure title={t('PATHS_NOT_LOADED')} error={paths.error} onRetry={() => void paths.refetch()} />
      )}
      {paths.isSuccess && paths.data.length === 0 && (
        <EmptyState picture="empty-list" title={t('NO_PATHS')} hint={t('NO_PATHS_HINT')}>
          <Link to="/training" className={buttonClass('primary')}>
            {t('TO_SCORE_BOARD')}
          </Link>
        </EmptyState>
      )}
      {paths.isSuccess && paths.data.length > 0 && (
        <ul className={styles.list}>
          {paths.data.map((path) => (
            <li key={path.id} data-kind={path.kind}>
              <PathCard path={path} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PathCard({ path }: { readonly path: PathSummary }) {
  const { t } = useTranslation()
  return (
    <article className={styles.card} data-chosen={path.isChosen || undefined}>
      <div className={styles.title}>
        <h2>
          <Link to={`/path/${path.id}`}>{path.title}</Link>
        </h2>
        {path.isChosen && (
          <p className={styles.chosen}>
            <Icon name="place" size={20} />
            {t('FOLLOWED_PATH')}
          </p>
        )}
      </div>
      <p className={styles.goal}>
        <RichText html={path.goal} />
      </p>
      <PathFacts path={path} />
    </article>
  )
}
