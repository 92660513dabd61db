import type { Product } from '@fruit/contracts/calls/products'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisiblePrice } from '../../lib/price.ts'
import { productPicture } from '../../lib/product-picture.ts'
import { useServices } from '../../lib/services.ts'
import { ProductName } from '../../ui/product-name.tsx'
import styles from './product-card.module.css'
import { stockState } from './stock.ts'

interface ProductCardProps {
  readonly product: Product
  /** Pieces in stock; undefined while unknown. */
  readonly quantity: number | undefined
  /** The card is in the first rows: its picture loads eagerly. */
  readonly loadsEagerly: boolean
  readonly onOpen: () => void
  readonly onPreload: () => void
  /** Additional action, such as adding it to the basket. */
  readonly action?: ReactNode
}

/** Hides a picture that fails to load. */
function hideBrokenPicture(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true
}

/** A product in the grid. The whole card opens its dialog; the action is layered above it. */
export function ProductCard({
  product,
  quantity,
  loadsEagerly: inSight,
  onOpen,
  onPreload: onNear,
  action,
}: ProductCardProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const price = useVisiblePrice(product)
  const stock = stockState(quantity)
  return (
    <article className={styles.card} data-stock={stock}>
      <div className={styles.picture}>
        <img
          src={productPicture(product, base)}
          alt=""
          width={480}
          height={480}
          loading={inSight ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={inSight ? 'high' : 'auto'}
          onError={hideBrokenPicture}
        />
        {stock === 'sold-out' ? (
          <span className={styles.ribbon} data-kind="sold-out">
            {t('RIBBON_SOLD_OUT')}
          </span>
        ) : (
          price.before && (
            <span className={styles.ribbon} data-kind="sale">
              {t('RIBBON_SALE')}
            </span>
          )
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onOpen}
          >
            <ProductName name={product.name} />
          </button>
        </h2>
        {stock === 'low' && <p className={styles.low}>{t('LOW_STOCK', { count: quantity })}</p>}
        <div className={styles.end}>
          <p className={styles.price}>
            {price.text}
            {price.before && <s>{price.before}</s>}
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </article>
  )
}
