import type { Product } from '@fruit/contracts/calls/products'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useLate } from '../../lib/late.ts'
import { Button } from '../../ui/button.tsx'
import { pageRange } from '../../ui/pages.ts'
import { Paginator } from '../../ui/paginator.tsx'
import { NoResults } from './no-results.tsx'
import { PAGE_SIZE, pageSizes } from './pages.ts'
import { ProductCard } from './product-card.tsx'
import { useProducts, useStock } from './products.ts'
import { SearchHeading } from './search-heading.tsx'
import styles from './search-screen.module.css'

/** Pictures that are loaded at once: a first row of the widest grid that is common. */
const IN_SIGHT = 4

interface SearchScreenProps {
  /** What can be done with a product in the grid; composed by the app, because other features do it. */
  readonly productAction?: (product: Product) => ReactNode
}

/** What is seen of the results of a term. */
interface View {
  readonly term: string
  /** Counted from 0. */
  readonly page: number
  /** The one in the dialog; it stays while the dialog closes. */
  readonly product: Product | null
  readonly open: boolean
}

/** The shop window: all products, or those that were searched for. */
export function SearchScreen({ productAction }: SearchScreenProps) {
  const [parameters] = useSearchParams()
  const term = (parameters.get('q') ?? '').trim()
  const { t } = useTranslation()
  const products = useProducts(term)
  const stock = useStock()
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [size, setSize] = useState(PAGE_SIZE)
  const [view, setView] = useState<View>({ term, page: 0, product: null, open: false })
  // Another term starts on its first page with its dialog closed.
  const { page, product, open } = view.term === term ? view : { page: 0, product: null, open: false }
  const dialog = useLate(async () => (await import('./product-dialog.tsx')).ProductDialog)

  const found = products.data ?? []
  const turnTo = (to: number) => {
    setView({ term, page: to, product: null, open: false })
    top.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.screen} ref={top}>
      <header className={styles.header}>
        {term === '' ? (
          <h1 className={`${styles.heading} heading`}>{t('ALL_PRODUCTS')}</h1>
        ) : (
          <SearchHeading term={term} />
        )}
        <p className={styles.count} role="status">
          {products.isSuccess && t('RESULTS_COUNT', { count: found.length })}
        </p>
      </header>
      {products.isError && (
        <section className={`${styles.failed} error`} role="alert">
          <h2>{t('PRODUCTS_FAILED')}</h2>
          <p>{errorText(products.error, t)}</p>
          <Button onClick={() => products.refetch()}>{t('TRY_AGAIN')}</Button>
        </section>
      )}
      {products.isSuccess && found.length === 0 && <NoResults />}
      {found.length > 0 && (
        <>
          <ul
            ref={list}
            className={styles.grid}
            tabIndex={-1}
            aria-label={t('PAGE_RANGE', pageRange(found.length, page, size))}
            aria-busy={products.isPlaceholderData}
          >
            {found.slice(page * size, (page + 1) * size).map((each, index) => (
              <li key={each.id}>
                <mat-grid-tile>
                  <mat-card>
                    <ProductCard
                      product={each}
                      quantity={stock.get(each.id)}
                      inSight={index < IN_SIGHT}
                      onNear={dialog.prepare}
                      onOpen={() => {
                        dialog.request()
                        setView({ term, page, product: each, open: true })
                      }}
                      action={productAction?.(each)}
                    />
                  </mat-card>
                </mat-grid-tile>
              </li>
            ))}
          </ul>
          <Paginator
            label={t('PAGES')}
            total={found.length}
            page={page}
            size={size}
            onPage={turnTo}
            sizes={pageSizes(found.length)}
            onSize={(to) => {
              setSize(to)
              turnTo(0)
            }}
          />
        </>
      )}
      {dialog.part && product && (
        <dialog.part
          product={product}
          quantity={stock.get(product.id)}
          action={productAction?.(product)}
          open={open}
          onClose={() => setView({ ...view, open: false })}
        />
      )}
    </div>
  )
}
