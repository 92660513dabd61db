import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { isHeldBack, tutorialTier } from '../tutorials/tutorial-tiers.ts'
import { BoardFilters } from './board-filters.tsx'
import { BoardFrame } from './board-frame.tsx'
import { BoardWarnings } from './board-warnings.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { filterBy, NO_FILTER } from './challenge-filter.ts'
import { NextForYou } from './next-for-you.tsx'
import styles from './score-board-preview.module.css'
import { ScoreStrip } from './score-strip.tsx'
import { useScrollToChallenge } from './scroll-to-challenge.ts'
import { useAddressFilter } from './use-address-filter.ts'
import { useMountedRows } from './use-mounted-rows.ts'

/** The score board as cards, the second of the two. */
export function ScoreBoardPreviewScreen() {
  return (
    <BoardFrame other={{ to: '/training?board=v1', text: 'TO_OLD_BOARD' }}>
      {(challenges) => <Board challenges={challenges} />}
    </BoardFrame>
  )
}

function Board({ challenges }: { readonly challenges: readonly ChallengeRow[] }) {
  const { t } = useTranslation()
  const { restrictToTutorialsFirst } = useConfiguration().challenges
  const [filter, setFilter] = useAddressFilter()
  const anchor = useScrollToChallenge(useSearchParams()[0].get('challenge'))
  const tier = tutorialTier(challenges, restrictToTutorialsFirst)
  const shown = useMemo(() => {
    const passes = filterBy(filter)
    return (row: ChallengeRow) => !isHeldBack(row, tier) && passes(row)
  }, [filter, tier])
  const rows = useMountedRows(challenges, shown)
  const count = challenges.filter(shown).length
  return (
    <>
      <ScoreStrip challenges={challenges} byDifficulty />
      <NextForYou />
      <BoardFilters challenges={challenges} tier={tier} filter={filter} onChange={setFilter} />
      <BoardWarnings challenges={challenges} tier={tier} filter={filter} onChange={setFilter} />
      <ul className={styles.list}>
        {rows.map((challenge) => (
          <li key={challenge.key} ref={anchor(challenge.name)} className={styles.entry} hidden={!shown(challenge)}>
            <ChallengeCard challenge={challenge} />
          </li>
        ))}
      </ul>
      <div role="status" className={styles.count}>
        {count > 0 ? (
          t('CHALLENGES_SHOWN', { count, total: challenges.length })
        ) : (
          <EmptyState picture="no-challenges" title={t('NO_CHALLENGES_MATCH')} hint={t('NO_CHALLENGES_MATCH_HINT')}>
            <Button onClick={() => setFilter(NO_FILTER)}>{t('CLEAR_FILTERS')}</Button>
          </EmptyState>
        )}
      </div>
    </>
  )
}
