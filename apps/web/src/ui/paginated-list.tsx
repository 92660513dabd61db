import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { LoadState } from './load-failure.tsx'
import { lastPage } from './pages.ts'
import styles from './paginated-list.module.css'
import { Paginator } from './paginator.tsx'
import { sheetClass } from './sheet.ts'

/** Rows per page. */
const PAGE_SIZE = 10

interface PaginatedListProps<Row> {
  readonly title: string
  /** Accessible label of the paginator. */
  readonly pagesLabel: string
  readonly rows: UseQueryResult<Row[]>
  /** Message shown if the rows cannot be loaded. */
  readonly failure: string
  /** Replaces the table if there are no rows. */
  readonly empty: ReactNode
  /** Renders the rows of one page. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A paginated list on its own sheet. */
export function PaginatedList<Row>({ title, pagesLabel, rows, failure, empty, children }: PaginatedListProps<Row>) {
  const heading = useId()
  const top = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState(0)
  const all = rows.data ?? []
  const page = Math.min(wanted, lastPage(all.length, PAGE_SIZE))
  return (
    <section className={sheetClass(styles.book)} ref={top} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <LoadState query={rows} failure={failure} />
      {rows.isSuccess && all.length === 0 && empty}
      {all.length > 0 && (
        <>
          {children(all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE))}
          <Paginator
            label={pagesLabel}
            total={all.length}
            page={page}
            size={PAGE_SIZE}
            onPage={(to) => {
              setWanted(to)
              top.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </>
      )}
    </section>
  )
}
