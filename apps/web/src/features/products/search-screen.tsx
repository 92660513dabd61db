import type { Product } from '@fruit/contracts/calls/products'
import { Button } from '@fruit/look/button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useBack } from '../../lib/use-back.ts'
import { useChangeQuery } from '../../lib/use-change-query.ts'
import { useLazyComponent } from '../../lib/use-lazy-component.ts'
import { pageRange } from '../../ui/pages.ts'
import { Paginator } from '../../ui/paginator.tsx'
import { NoResults } from './no-results.tsx'
import { PAGE_SIZE, pageSizes } from './pages.ts'
import { ProductCard } from './product-card.tsx'
import { useProducts, useStock } from './products.ts'
import { applyRange, readRange } from './range.ts'
import { RangeBar } from './range-bar.tsx'
import { SearchHeading } from './search-heading.tsx'
import styles from './search-screen.module.css'

/** Number of pictures that load eagerly: the first row of the widest common grid. */
const EAGER_PICTURES = 4

interface SearchScreenProps {
  /** Action for a product in the grid; passed in by the app, because it belongs to another feature. */
  readonly productAction?: ((product: Product) => ReactNode) | undefined
  /** Action for the product in the dialog. */
  readonly dialogAction?: (product: Product) => ReactNode
}

/** Query parameter with the id of the product in the dialog. */
const PRODUCT_PARAMETER = 'product'

/** State of the results of a query. */
interface View {
  /** Term, kind and order. */
  readonly of: string
  /** Counted from 0. */
  readonly page: number
}

/** The shop window: all products, or the search results. */
export function SearchScreen({ productAction, dialogAction }: SearchScreenProps) {
  const [parameters] = useSearchParams()
  const term = (parameters.get('q') ?? '').trim()
  const range = readRange(parameters)
  const { t } = useTranslation()
  const { boot } = useServices()
  const { role } = useSession()
  const products = useProducts(term)
  const stock = useStock()
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [size, setSize] = useState(PAGE_SIZE)
  const of = `${range.kind} ${range.order} ${term}`
  const [view, setView] = useState<View>({ of, page: 0 })
  // A new query starts on its first page.
  const page = view.of === of ? view.page : 0

  const all = products.data ?? []
  const found = applyRange(all, range, boot.kinds, role)
  const dialog = useProductDialog(all)
  const turnTo = (to: number) => {
    setView({ of, page: to })
    top.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.screen} ref={top}>
      <header className={styles.header}>
        <div className={styles.title}>
          {term === '' ? (
            <h1 className={`${styles.heading} heading`}>{t('ALL_PRODUCTS')}</h1>
          ) : (
            <SearchHeading term={term} />
          )}
          <p className={styles.count} role="status">
            {products.isSuccess && t('RESULTS_COUNT', { count: found.length })}
          </p>
        </div>
        {all.length > 0 && <RangeBar />}
      </header>
      {products.isPending && <p role="status">{t('LOADING')}</p>}
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
                      loadsEagerly={index < EAGER_PICTURES}
                      onPreload={dialog.prepare}
                      onOpen={() => dialog.show(each)}
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
      {dialog.part && dialog.product && (
        <dialog.part
          product={dialog.product}
          quantity={stock.get(dialog.product.id)}
          action={dialogAction?.(dialog.product)}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  )
}

/**
 * The dialog of the product that the address names. The back button closes it, and it can be linked.
 *
 * @param products in which it is searched
 */
function useProductDialog(products: readonly Product[]) {
  const [parameters] = useSearchParams()
  const changeQuery = useChangeQuery()
  const back = useBack()
  const { state } = useLocation() as { readonly state: { readonly isOpened?: boolean } | null }
  const {
    Component: part,
    preload: prepare,
    load: request,
  } = useLazyComponent(async () => (await import('./product-dialog.tsx')).ProductDialog)
  const asked = parameters.get(PRODUCT_PARAMETER)
  // The clicked product: injected rows may have the id of another one.
  const [pressed, setPressed] = useState<Product | null>(null)
  const product =
    asked === null
      ? null
      : pressed && String(pressed.id) === asked
        ? pressed
        : (products.find(({ id }) => String(id) === asked) ?? null)
  // It is still visible while its dialog closes.
  const [last, setLast] = useState(product)
  if (product !== null && product !== last) setLast(product)
  const isOpen = product !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once for each address
  useEffect(() => {
    if (isOpen) request()
  }, [isOpen])
  return {
    part,
    prepare,
    product: product ?? last,
    isOpen,
    show: (wanted: Product) => {
      setPressed(wanted)
      changeQuery((query) => query.set(PRODUCT_PARAMETER, String(wanted.id)), {
        preventScrollReset: true,
        state: { isOpened: true },
      })
    },
    close: () => {
      // After a direct link, there is no history entry to go back to.
      if (state?.isOpened) back()
      else changeQuery((query) => query.delete(PRODUCT_PARAMETER), { preventScrollReset: true, replace: true })
    },
  }
}
