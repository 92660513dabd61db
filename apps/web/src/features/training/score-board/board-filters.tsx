import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { Button } from '@fruit/look/button.tsx'
import type { FieldShape } from '@fruit/look/field.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { SelectField } from '@fruit/look/select-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { type MouseEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PHONE, useMedia } from '../../../lib/use-media.ts'
import { MultiSelectField } from '../../../ui/multi-select-field.tsx'
import { categoriesOf } from './category-name.ts'
import { type ChallengeFilter, isFiltering, NO_FILTER, tagsOf } from './challenge-filter.ts'
import { CHALLENGE_STATUSES, DIFFICULTIES } from './challenge-status.ts'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './score-board-preview.module.css'
import { STATUS_TEXT } from './status-text.ts'
import { tagNameOf } from './tag-name.ts'
import { TogglePills, toggled } from './toggle-pills.tsx'

/** Value of the option for no filter. */
const ALL = 'all'

/** Props of filters and warnings. */
export interface BoardFiltersProps {
  readonly challenges: readonly ChallengeRow[]
  /** From `tutorialTier`: harder challenges are locked. */
  readonly tier: number | null
  readonly filter: ChallengeFilter
  readonly onChange: (filter: ChallengeFilter) => void
}

/** Filters of the card board: in a row, on phones in a sheet. */
export function BoardFilters(props: BoardFiltersProps) {
  const { t } = useTranslation()
  const isPhone = useMedia(PHONE)
  if (!isPhone)
    return (
      <section className={styles.filters} aria-label={t('FILTERS')}>
        <Filters {...props} isBare />
      </section>
    )
  const { categories, difficulties, status, tags, searchQuery } = props.filter
  const active = [categories, difficulties, tags, searchQuery].filter(({ length }) => length > 0).length
  return (
    <FilterSheet active={active + (status === null ? 0 : 1)} className={styles.filterButton}>
      <div className={styles.filters} data-sheet="">
        <Filters {...props} />
      </div>
    </FilterSheet>
  )
}

function Filters({ challenges, tier, filter, onChange, isBare }: BoardFiltersProps & FieldShape) {
  const { t } = useTranslation()
  const categories = useMemo(() => categoriesOf(challenges), [challenges])
  const tags = useMemo(() => [...new Set(challenges.flatMap(tagsOf))].sort(), [challenges])
  // In a bar, the placeholders replace the labels.
  const nothing = (label: string) => (isBare ? label : t('STATUS_ALL'))
  const chooseCategory = (category: string, event: MouseEvent) => {
    const adds = event.ctrlKey || event.metaKey || (event.target as Element).closest('[data-tick]') !== null
    const isOnly = filter.categories.length === 1 && filter.categories[0] === category
    onChange({
      ...filter,
      categories: category === ALL || (isOnly && !adds) ? [] : adds ? toggled(filter.categories, category) : [category],
    })
  }
  return (
    <>
      <div className={styles.fields}>
        <TextField
          type="search"
          label={t('SEARCH_CHALLENGES')}
          placeholder={isBare ? t('SEARCH_CHALLENGES') : undefined}
          isBare={isBare}
          value={filter.searchQuery}
          onChange={({ target }) => onChange({ ...filter, searchQuery: target.value })}
        />
        <MultiSelectField
          label={t('DIFFICULTY')}
          placeholder={nothing(t('DIFFICULTY'))}
          isBare={isBare}
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
          placeholder={nothing(t('STATUS'))}
          isBare={isBare}
          options={[
            { value: ALL, label: t('STATUS_ALL') },
            ...CHALLENGE_STATUSES.map((value) => ({ value, label: t(STATUS_TEXT[value]) })),
          ]}
          value={filter.status ?? ''}
          onChange={(chosen) =>
            onChange({ ...filter, status: CHALLENGE_STATUSES.find((known) => known === chosen) ?? null })
          }
        />
        <MultiSelectField
          label={t('TAGS')}
          placeholder={nothing(t('TAGS'))}
          isBare={isBare}
          options={tags.map((value) => ({ value, label: tagNameOf(value, t) }))}
          values={filter.tags}
          onChange={(chosen) => onChange({ ...filter, tags: chosen })}
        />
      </div>
      <div className={styles.categories}>
        <TogglePills
          label={t('CATEGORY')}
          shape={isBare ? 'strip' : 'pills'}
          toggles={[
            { value: ALL, text: t('STATUS_ALL') },
            ...categories.map(({ value, text }) => ({ value, text, hasTick: true })),
          ]}
          pressed={filter.categories.length === 0 ? [ALL] : filter.categories}
          onToggle={chooseCategory}
        />
      </div>
      <Button look="quiet" disabled={!isFiltering(filter)} onClick={() => onChange(NO_FILTER)}>
        <Icon name="close" size={20} />
        {t('CLEAR_FILTERS')}
      </Button>
    </>
  )
}
