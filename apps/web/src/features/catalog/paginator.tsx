import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lastPage, pageSizes } from './pages.ts'
import styles from './paginator.module.css'

interface PaginatorProps {
  readonly total: number
  /** What of them is shown, in words. */
  readonly range: string
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

/** Leads through the pages of the grid, and says how many products stand on one. */
export function Paginator({ total, range, page, size, onPage, onSize }: PaginatorProps) {
  const { t } = useTranslation()
  const id = useId()
  const last = lastPage(total, size)
  const sizes = pageSizes(total)
  return (
    <nav className={styles.paginator} aria-label={t('PAGES')}>
      {sizes.length > 1 && (
        <label className={styles.size} htmlFor={id}>
          {t('PRODUCTS_PER_PAGE')}
          <select id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {sizes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <span>{range}</span>
      <span className={styles.steps}>
        <IconButton aria-label={t('PREVIOUS_PAGE')} disabled={page === 0} onClick={() => onPage(page - 1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton aria-label={t('NEXT_PAGE')} disabled={page >= last} onClick={() => onPage(page + 1)}>
          <Icon name="forward" />
        </IconButton>
      </span>
    </nav>
  )
}
