import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ChallengeFilter } from './challenge-filter.ts'
import { type ChallengeStatus, DIFFICULTIES, type Difficulty, tally } from './challenge-status.ts'
import { DifficultyPips } from './difficulty-pips.tsx'
import styles from './score-board.module.css'

const STATUS_OPTIONS = [
  { status: null, text: 'STATUS_ALL' },
  { status: 'unsolved', text: 'STATUS_UNSOLVED' },
  { status: 'partially-solved', text: 'STATUS_PARTIALLY_SOLVED' },
  { status: 'solved', text: 'STATUS_SOLVED' },
] as const satisfies readonly { status: ChallengeStatus | null; text: string }[]

interface ChallengeFiltersProps {
  readonly challenges: readonly ChallengeRow[]
  readonly filter: ChallengeFilter
  readonly onChange: (filter: ChallengeFilter) => void
}

/** Narrows the score board down: by difficulty, with the tally of each; by status; by text. */
export function ChallengeFilters({ challenges, filter, onChange }: ChallengeFiltersProps) {
  const { t } = useTranslation()
  const search = useId()
  const toggle = (difficulty: Difficulty) => {
    const { difficulties } = filter
    const next = difficulties.includes(difficulty)
      ? difficulties.filter((other) => other !== difficulty)
      : [...difficulties, difficulty].sort()
    onChange({ ...filter, difficulties: next })
  }
  const active = filter.searchQuery !== '' || filter.difficulties.length > 0 || filter.status !== null
  return (
    <section className={styles.filters} aria-label={t('FILTERS')}>
      <fieldset className={styles.difficulties}>
        <legend className="visually-hidden">{t('DIFFICULTY')}</legend>
        {DIFFICULTIES.map((difficulty) => {
          const { solved, total } = tally(challenges.filter((row) => row.difficulty === difficulty))
          return (
            <button
              key={difficulty}
              type="button"
              className={styles.difficulty}
              aria-pressed={filter.difficulties.includes(difficulty)}
              onClick={() => toggle(difficulty)}
            >
              <DifficultyPips difficulty={difficulty} />
              <span>{t('SOLVED_N_OF_M', { solved, total })}</span>
            </button>
          )
        })}
      </fieldset>
      <div className={styles.row}>
        <div className={styles.search}>
          <Icon name="search" size={20} />
          <label className="visually-hidden" htmlFor={search}>
            {t('SEARCH_CHALLENGES')}
          </label>
          <input
            id={search}
            type="search"
            placeholder={t('SEARCH_CHALLENGES')}
            value={filter.searchQuery}
            onChange={(event) => onChange({ ...filter, searchQuery: event.target.value })}
          />
        </div>
        <fieldset className={styles.statuses}>
          <legend className="visually-hidden">{t('STATUS')}</legend>
          {STATUS_OPTIONS.map(({ status, text }) => (
            <label key={text} className={styles.option}>
              <input
                type="radio"
                name="status"
                checked={filter.status === status}
                onChange={() => onChange({ ...filter, status })}
              />
              {t(text)}
            </label>
          ))}
        </fieldset>
        {active && (
          <Button look="quiet" onClick={() => onChange({ searchQuery: '', difficulties: [], status: null })}>
            <Icon name="close" size={20} />
            {t('CLEAR_FILTERS')}
          </Button>
        )}
      </div>
    </section>
  )
}
