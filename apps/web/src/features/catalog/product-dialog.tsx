import type { Product } from '@fruit/contracts/calls/catalog'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.ts'
import { Modal } from '../../ui/modal.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useVisiblePrice } from './price.ts'
import styles from './product-dialog.module.css'
import { productPicture } from './products.ts'
import { stockState } from './stock.ts'

interface ProductDialogProps {
  readonly product: Product
  /** How many are left; undefined while that is unknown. */
  readonly quantity: number | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Everything that the shop tells about a product. */
export function ProductDialog({ product, quantity, open, onClose }: ProductDialogProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const price = useVisiblePrice(product)
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
      <div className={styles.description}>
        <RichText html={product.description} />
      </div>
    </Modal>
  )
}
