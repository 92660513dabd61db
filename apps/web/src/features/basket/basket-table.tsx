import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '@fruit/look/table.tsx'
import { useTranslation } from 'react-i18next'
import { amountText, useVisiblePrice } from '../../lib/price.ts'
import { productPicture } from '../../lib/product-picture.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { ProductName } from '../../ui/product-name.tsx'
import { type BasketLine, useChangeQuantity, useRemoveFromBasket } from './basket.ts'
import { lineTotal } from './basket-sum.ts'
import styles from './basket-table.module.css'

interface BasketTableProps {
  readonly lines: readonly BasketLine[]
  /** Called after a product was removed; without it, the table is read-only. */
  readonly onRemoved?: () => void
}

/** The products in the basket, one per row. */
export function BasketTable({ lines, onRemoved }: BasketTableProps) {
  const { t } = useTranslation()
  return (
    <Table className={styles.table} data-fixed={onRemoved ? undefined : ''} aria-label={t('BASKET_CONTENT')}>
      <HeadRow>
        <HeadCell>{t('PRODUCT')}</HeadCell>
        <HeadCell className={styles.middle}>{t('QUANTITY')}</HeadCell>
        <HeadCell className={styles.end}>{t('LINE_TOTAL')}</HeadCell>
        {onRemoved && (
          <HeadCell>
            <span className="visually-hidden">{t('REMOVE')}</span>
          </HeadCell>
        )}
      </HeadRow>
      {lines.map((line) => (
        <Line key={line.BasketItem.id} line={line} onRemoved={onRemoved} />
      ))}
    </Table>
  )
}

function Line({ line, onRemoved }: Omit<BasketTableProps, 'lines'> & { readonly line: BasketLine }) {
  const { t, i18n } = useTranslation()
  const { base } = useServices()
  const { role } = useSession()
  const price = useVisiblePrice(line)
  const remove = useRemoveFromBasket()
  return (
    <Row aria-busy={remove.isPending}>
      <Cell column="product" isHeader className={styles.product}>
        <img src={productPicture(line, base)} alt="" width={72} height={72} loading="lazy" />
        <span>
          <span className={styles.name}>
            <ProductName name={line.name} />
          </span>
          <span className={`mat-column-price ${styles.price}`}>
            {price.text}
            {price.before && <s>{price.before}</s>}
          </span>
        </span>
      </Cell>
      <Cell column="quantity" className={styles.middle}>
        {onRemoved ? <Quantity line={line} /> : <span className={styles.count}>{line.BasketItem.quantity}</span>}
      </Cell>
      <Cell column="total" className={styles.end}>
        {amountText(lineTotal(line, role), i18n.language)}
      </Cell>
      {onRemoved && (
        <Cell column="remove" className={styles.remove}>
          <IconButton
            aria-label={t('REMOVE_PRODUCT', { product: line.name })}
            onClick={() => remove.mutate(line, { onSuccess: onRemoved })}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </Cell>
      )}
    </Row>
  )
}

/** Buttons to change the quantity, at least 1. They are never disabled, so that they keep the focus. */
function Quantity({ line }: { readonly line: BasketLine }) {
  const { t } = useTranslation()
  const change = useChangeQuantity()
  const { quantity } = line.BasketItem
  return (
    <fieldset className={styles.quantity} aria-label={t('QUANTITY_OF', { product: line.name })}>
      <IconButton
        aria-label={t('ONE_LESS')}
        aria-disabled={quantity <= 1}
        onClick={() => change.mutate({ line, step: -1 })}
      >
        <Icon name="minus" size={20} />
      </IconButton>
      <output aria-busy={change.isPending}>{quantity}</output>
      <IconButton aria-label={t('ONE_MORE')} onClick={() => change.mutate({ line, step: 1 })}>
        <Icon name="plus" size={20} />
      </IconButton>
    </fieldset>
  )
}
