import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useConfiguration } from '../../../lib/services.ts'
import { BackupButtons } from '../backup/backup-buttons.tsx'
import { tutorialTier } from '../tutorials/tutorial-tiers.ts'
import { BoardFrame } from './board-frame.tsx'
import { isFiltering, NO_FILTER } from './challenge-filter.ts'
import { ChallengeTable } from './challenge-table.tsx'
import { ContributionBoxes } from './contribution-boxes.tsx'
import { NextForYou } from './next-for-you.tsx'
import styles from './score-board.module.css'
import { ScoreStrip } from './score-strip.tsx'
import { useScrollToChallenge } from './scroll-to-challenge.ts'
import { tableFilter } from './table-filter.ts'
import { TableSettings } from './table-settings.tsx'
import { useAddressFilter } from './use-address-filter.ts'
import { useBoardSettings } from './use-board-settings.ts'

/**
 * The score board as a table, the first of the two.
 *
 * @param unlistedPath the path that opened it although no menu links to it; undefined at its own address
 */
export function ScoreBoardScreen({ unlistedPath }: { readonly unlistedPath?: string }) {
  return (
    <BoardFrame unlistedPath={unlistedPath} other={{ to: '/score-board-preview', text: 'TO_PREVIEW_BOARD' }}>
      {(challenges) => <Board challenges={challenges} />}
    </BoardFrame>
  )
}

function Board({ challenges }: { readonly challenges: readonly ChallengeRow[] }) {
  const { t } = useTranslation()
  const { application, challenges: rules } = useConfiguration()
  const [settings, change] = useBoardSettings()
  const [addressed, setAddressed] = useAddressFilter()
  const named = useSearchParams()[0].get('challenge')
  const anchor = useScrollToChallenge(named)
  const tier = tutorialTier(challenges, rules.restrictToTutorialsFirst)
  const shown = useMemo(() => tableFilter({ settings, addressed, named, tier }), [settings, addressed, named, tier])
  // In the order of the interface; the other board sorts by difficulty.
  const byName = useMemo(() => challenges.toSorted((a, b) => a.name.localeCompare(b.name)), [challenges])
  const count = challenges.filter(shown).length
  return (
    <>
      <div className={styles.lead}>
        <ScoreStrip challenges={challenges} />
        <NextForYou />
      </div>
      {isFiltering(addressed) ? (
        <p className={styles.notice}>
          {t('NARROWED_BY_ADDRESS')}
          <Button onClick={() => setAddressed(NO_FILTER)}>{t('CLEAR_FILTERS')}</Button>
        </p>
      ) : (
        <TableSettings challenges={challenges} tier={tier} settings={settings} onChange={change} />
      )}
      <ChallengeTable challenges={byName} shown={shown} anchor={anchor} />
      <p role="status" className={styles.count}>
        {count === 0 ? t('NO_CHALLENGES_MATCH') : t('CHALLENGES_SHOWN', { count, total: challenges.length })}
      </p>
      {application.localBackupEnabled && (
        <section className={styles.backup} aria-label={t('BACKUP')}>
          <BackupButtons />
        </section>
      )}
      <ContributionBoxes />
    </>
  )
}
