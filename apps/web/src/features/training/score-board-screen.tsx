import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { ScreenPicture } from '../../ui/screen-picture.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { passes, readFilter, writeFilter } from './challenge-filter.ts'
import { ChallengeFilters } from './challenge-filters.tsx'
import { inPlayOrder, tally } from './challenge-status.ts'
import { useChallenges } from './challenges.ts'
import styles from './score-board.module.css'
import { useScrollToChallenge } from './scroll-to-challenge.ts'

/**
 * All challenges and how far the player got.
 *
 * @param unlistedPath the path that opened it although no menu leads there; nothing when it came by its own address
 */
export function ScoreBoardScreen({ unlistedPath }: { readonly unlistedPath?: string }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const [query, setQuery] = useSearchParams()
  const challenges = useChallenges()
  const filter = readFilter(query)
  const all = challenges.data ?? []
  const shown = inPlayOrder(all).filter((row) => passes(row, filter))
  const { solved, total } = tally(all)
  const anchor = useScrollToChallenge(query.get('challenge'))

  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <h1 className={`${styles.heading} heading`}>{t('SCORE_BOARD')}</h1>
          <p className={styles.intro}>{t('SCORE_BOARD_INTRO')}</p>
        </div>
        {challenges.isSuccess && (
          <div className={styles.progress}>
            <strong>{total === 0 ? 0 : Math.round((100 * solved) / total)}%</strong>
            <progress max={total} value={solved} aria-label={t('PROGRESS')} />
            <span>{t('PROGRESS_OF', { solved, total })}</span>
          </div>
        )}
      </header>
      {unlistedPath !== undefined && <ScreenPicture base={base} file="1px.png" path={unlistedPath} />}
      {challenges.isPending && <p role="status">{t('LOADING')}</p>}
      {challenges.isError && (
        <section className={`${styles.empty} error`} role="alert">
          <h2>{t('NO_CHALLENGES_FOUND')}</h2>
          <p>{errorText(challenges.error, t)}</p>
          <Button onClick={() => challenges.refetch()}>{t('TRY_AGAIN')}</Button>
        </section>
      )}
      {challenges.isSuccess && (
        <>
          <ChallengeFilters
            challenges={all}
            filter={filter}
            onChange={(next) => setQuery(writeFilter(query, next), { replace: true })}
          />
          <ul className={styles.list}>
            {shown.map((challenge) => (
              <li key={challenge.key} ref={anchor(challenge.name)} className={styles.entry}>
                <ChallengeCard challenge={challenge} />
              </li>
            ))}
          </ul>
          <div role="status">
            {shown.length === 0 && (
              <section className={styles.empty}>
                <h2>{all.length === 0 ? t('NO_CHALLENGES_FOUND') : t('NO_CHALLENGES_MATCH')}</h2>
                {all.length > 0 && <p>{t('NO_CHALLENGES_MATCH_HINT')}</p>}
              </section>
            )}
          </div>
        </>
      )}
    </div>
  )
}
