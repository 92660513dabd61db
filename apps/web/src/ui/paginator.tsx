import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lastPage, pageRange } from './pages.ts'
import styles from './paginator.module.css'

interface PaginatorProps {
  /** Accessible label, such as "Pages of orders". */
  readonly label: string
  readonly total: number
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
  /** Page sizes to choose from; without at least two there is no choice. */
  readonly sizes?: readonly number[]
  readonly onSize?: (size: number) => void
}

/** Buttons for the pages of a list, with the range of rows that is shown. */
export function Paginator({ label, total, page, size, onPage, sizes = [], onSize }: PaginatorProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <nav className={styles.paginator} aria-label={label}>
      {sizes.length > 1 && (
        <label className={styles.size} htmlFor={id}>
          {t('PER_PAGE')}
          <select id={id} value={size} onChange={(event) => onSize?.(Number(event.target.value))}>
            {sizes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <span>{t('PAGE_RANGE', pageRange(total, page, size))}</span>
      <span className={styles.steps}>
        <IconButton aria-label={t('PREVIOUS_PAGE')} disabled={page === 0} onClick={() => onPage(page - 1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton
          aria-label={t('NEXT_PAGE')}
          disabled={page >= lastPage(total, size)}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="forward" />
        </IconButton>
      </span>
    </nav>
  )
}
