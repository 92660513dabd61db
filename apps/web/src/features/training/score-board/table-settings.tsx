import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../../../lib/i18n.ts'
import { PHONE, useMedia } from '../../../lib/use-media.ts'
import type { BoardSettings } from './board-settings.ts'
import { categoriesOf } from './category-name.ts'
import { DIFFICULTIES, tally } from './challenge-status.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './score-board.module.css'
import { TogglePills, toggled } from './toggle-pills.tsx'

const SWITCHES = [
  { value: 'showSolvedChallenges', text: 'SHOW_SOLVED' },
  { value: 'showOnlyTutorialChallenges', text: 'SHOW_TUTORIALS_ONLY' },
  { value: 'showDisabledChallenges', text: 'SHOW_UNAVAILABLE' },
] as const satisfies readonly { value: keyof BoardSettings; text: MessageKey }[]

interface TableSettingsProps {
  readonly challenges: readonly ChallengeRow[]
  /** From `tutorialTier`: harder challenges are locked. */
  readonly tier: number | null
  readonly settings: BoardSettings
  readonly onChange: (changes: Partial<BoardSettings>) => void
}

/** Filters of the table: by difficulty, with the progress of each; by state; by category. */
export function TableSettings({ challenges, tier, settings, onChange }: TableSettingsProps) {
  const { t } = useTranslation()
  const { displayedDifficulties, displayedChallengeCategories } = settings
  const categories = categoriesOf(challenges)
  const displayedCategories = displayedChallengeCategories ?? categories.map(({ value }) => value)
  const allDifficulties = displayedDifficulties.length === DIFFICULTIES.length
  const allCategories = categories.every(({ value }) => displayedCategories.includes(value))
  const hidden = [!settings.showSolvedChallenges, settings.showOnlyTutorialChallenges, !allCategories].filter(Boolean)
  const isPhone = useMedia(PHONE)
  const byDifficulty = (
    <TogglePills
      label={t('DIFFICULTY')}
      shape="tiles"
      toggles={DIFFICULTIES.map((difficulty) => {
        const { solved, total } = tally(challenges.filter((row) => row.difficulty === difficulty))
        const locked = tier !== null && difficulty > tier
        return {
          value: difficulty,
          text: String(difficulty),
          disabled: tier !== null,
          content: (
            <>
              <DifficultyPips difficulty={difficulty} />
              <span>{locked ? <Icon name="lock" size={20} /> : t('SOLVED_N_OF_M', { solved, total })}</span>
            </>
          ),
        }
      })}
      pressed={tier === null ? displayedDifficulties : DIFFICULTIES.filter((difficulty) => difficulty <= tier)}
      onToggle={(difficulty) =>
        onChange({ displayedDifficulties: [...toggled(displayedDifficulties, difficulty)].sort() })
      }
    />
  )
  const allOrNone = tier === null && (
    <Button
      look="quiet"
      aria-label={t(allDifficulties ? 'HIDE_ALL_DIFFICULTIES' : 'SHOW_ALL_DIFFICULTIES')}
      onClick={() => onChange({ displayedDifficulties: allDifficulties ? [] : DIFFICULTIES })}
    >
      {t(allDifficulties ? 'HIDE_ALL' : 'SHOW_ALL')}
    </Button>
  )
  return (
    <section className={styles.filters} aria-label={t('FILTERS')}>
      <div className={styles.filterRow}>
        {!isPhone && byDifficulty}
        {!isPhone && allOrNone}
        <FilterSheet active={hidden.length} className={styles.filterButton}>
          <div className={styles.sheet}>
            {isPhone && byDifficulty}
            {isPhone && allOrNone}
            <TogglePills
              label={t('STATUS')}
              toggles={SWITCHES.filter(
                ({ value }) => value !== 'showDisabledChallenges' || challenges.some((row) => row.disabledEnv !== null),
              ).map(({ value, text }) => ({ value, text: t(text) }))}
              pressed={SWITCHES.map(({ value }) => value).filter((name) => settings[name])}
              onToggle={(name) => onChange({ [name]: !settings[name] })}
            />
            <TogglePills
              label={t('CATEGORY')}
              toggles={categories}
              pressed={displayedCategories}
              onToggle={(category) =>
                onChange({ displayedChallengeCategories: toggled(displayedCategories, category) })
              }
            >
              <Button
                look="quiet"
                aria-label={t(allCategories ? 'HIDE_ALL_CATEGORIES' : 'SHOW_ALL_CATEGORIES')}
                onClick={() => onChange({ displayedChallengeCategories: allCategories ? [] : null })}
              >
                {t(allCategories ? 'HIDE_ALL' : 'SHOW_ALL')}
              </Button>
            </TogglePills>
          </div>
        </FilterSheet>
      </div>
      {tier !== null && <p className={styles.notice}>{t('TUTORIALS_FIRST')}</p>}
    </section>
  )
}
