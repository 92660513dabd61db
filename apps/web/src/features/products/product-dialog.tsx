import type { Product } from '@fruit/contracts/calls/products'
import { showDescription } from '@fruit/isomorphic/products/seams'
import { Modal } from '@fruit/look/modal.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bonusFor, useVisiblePrice } from '../../lib/price.ts'
import { productPicture } from '../../lib/product-picture.ts'
import { useSeam, useServices, useSession } from '../../lib/services.ts'
import styles from './product-dialog.module.css'
import { ProductReviews } from './product-reviews.tsx'
import { stockState } from './stock.ts'

interface ProductDialogProps {
  readonly product: Product
  /** Pieces in stock; undefined while unknown. */
  readonly quantity: number | undefined
  /** Additional action. */
  readonly action?: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** Details of a product. */
export function ProductDialog({ product, quantity, action, open, onClose }: ProductDialogProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { role } = useSession()
  const price = useVisiblePrice(product)
  const bonus = bonusFor(product, role)
  const toMarkup = useSeam(showDescription)
  const stock = stockState(quantity)
  return (
    <Modal open={open} onClose={onClose} title={product.name}>
      <img className={styles.picture} src={productPicture(product, base)} alt="" width={480} height={480} />
      <p className={styles.price}>
        {price.text}
        {price.before && <s>{price.before}</s>}
        {stock === 'low' && <span className={styles.low}>{t('LOW_STOCK', { count: quantity })}</span>}
        {stock === 'sold-out' && <span className={styles.soldOut}>{t('RIBBON_SOLD_OUT')}</span>}
      </p>
      {action && <div className={styles.action}>{action}</div>}
      <p className={styles.aside}>
        {t('PRODUCT_NUMBER', { number: product.id })}
        {bonus > 0 && ` · ${t('EARNS_POINTS', { count: bonus })}`}
      </p>
      <div
        key={product.description}
        className={styles.description}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what becomes of a description is decided at the seam
        dangerouslySetInnerHTML={{ __html: toMarkup(product.description) }}
      />
      <ProductReviews productId={product.id} />
    </Modal>
  )
}
