import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MultiSelectField } from '../../ui/multi-select-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { categoriesOf } from './category-name.ts'
import { type ChallengeFilter, isNarrow, NO_FILTER, tagsOf } from './challenge-filter.ts'
import { CHALLENGE_STATUSES, DIFFICULTIES } from './challenge-status.ts'
import styles from './score-board-preview.module.css'
import { STATUS_TEXT } from './status-text.ts'
import { TogglePills, toggled } from './toggle-pills.tsx'

/** Stands for no choice. */
const ALL = 'all'

/** What filters work on; warnings too. */
export interface BoardFiltersProps {
  readonly challenges: readonly ChallengeRow[]
  /** Of `tutorialTier`: harder ones stay locked. */
  readonly tier: number | null
  readonly filter: ChallengeFilter
  readonly onChange: (filter: ChallengeFilter) => void
}

/** Narrows the board of cards down. */
export function BoardFilters({ challenges, tier, filter, onChange }: BoardFiltersProps) {
  const { t } = useTranslation()
  const categories = useMemo(() => categoriesOf(challenges), [challenges])
  const tags = useMemo(() => [...new Set(challenges.flatMap(tagsOf))].sort(), [challenges])
  return (
    <section className={styles.filters} aria-label={t('FILTERS')}>
      <div className={styles.fields}>
        <TextField
          type="search"
          label={t('SEARCH_CHALLENGES')}
          value={filter.searchQuery}
          onChange={({ target }) => onChange({ ...filter, searchQuery: target.value })}
        />
        <MultiSelectField
          label={t('DIFFICULTY')}
          placeholder={t('STATUS_ALL')}
          options={DIFFICULTIES.map((value) => ({
            value,
            label: t('DIFFICULTY_N', { number: value }),
            disabled: tier !== null && value > tier,
          }))}
          values={filter.difficulties}
          onChange={(chosen) =>
            onChange({ ...filter, difficulties: DIFFICULTIES.filter((each) => chosen.includes(each)) })
          }
        />
        <SelectField
          name="status"
          label={t('STATUS')}
          placeholder={t('STATUS_ALL')}
          options={[
            { value: ALL, label: t('STATUS_ALL') },
            ...CHALLENGE_STATUSES.map((value) => ({ value, label: t(STATUS_TEXT[value]) })),
          ]}
          value={filter.status ?? ALL}
          onChange={(chosen) =>
            onChange({ ...filter, status: CHALLENGE_STATUSES.find((known) => known === chosen) ?? null })
          }
        />
        <MultiSelectField
          label={t('TAGS')}
          placeholder={t('STATUS_ALL')}
          options={tags.map((value) => ({ value, label: value }))}
          values={filter.tags}
          onChange={(chosen) => onChange({ ...filter, tags: chosen })}
        />
      </div>
      <div className={styles.pillRow}>
        <TogglePills
          label={t('CATEGORY')}
          toggles={[{ value: ALL, text: t('STATUS_ALL') }, ...categories]}
          pressed={filter.categories.length === 0 ? [ALL] : filter.categories}
          onToggle={(category) =>
            onChange({ ...filter, categories: category === ALL ? [] : toggled(filter.categories, category) })
          }
        />
        <Button look="quiet" disabled={!isNarrow(filter)} onClick={() => onChange(NO_FILTER)}>
          <Icon name="close" size={20} />
          {t('CLEAR_FILTERS')}
        </Button>
      </div>
    </section>
  )
}
