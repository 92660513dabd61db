import { useTranslation } from 'react-i18next'
import { amountText, useVisiblePrice } from '../../lib/price.ts'
import { productPicture } from '../../lib/product-picture.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type BasketLine, useChangeQuantity, useRemoveFromBasket } from './basket.ts'
import { lineTotal } from './basket-sum.ts'
import styles from './basket-table.module.css'

interface BasketTableProps {
  readonly lines: readonly BasketLine[]
  /** A product was taken out, and its row goes. Nothing: the basket is only shown. */
  readonly onRemoved?: () => void
}

/** The products in the basket, one in a row. */
export function BasketTable({ lines, onRemoved }: BasketTableProps) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} data-fixed={onRemoved ? undefined : ''}>
      <caption className="visually-hidden">{t('BASKET_CONTENT')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('PRODUCT')}</th>
          <th scope="col" className={styles.middle}>
            {t('QUANTITY')}
          </th>
          <th scope="col" className={styles.end}>
            {t('LINE_TOTAL')}
          </th>
          {onRemoved && (
            <th scope="col">
              <span className="visually-hidden">{t('REMOVE')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.BasketItem.id} line={line} onRemoved={onRemoved} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line, onRemoved }: Omit<BasketTableProps, 'lines'> & { readonly line: BasketLine }) {
  const { t, i18n } = useTranslation()
  const { base } = useServices()
  const { role } = useSession()
  const price = useVisiblePrice(line)
  const remove = useRemoveFromBasket()
  return (
    <tr aria-busy={remove.isPending}>
      <th scope="row" className={styles.product}>
        <img src={productPicture(line, base)} alt="" width={72} height={72} loading="lazy" />
        <span>
          <span className={styles.name}>{line.name}</span>
          <span className={styles.price}>
            {price.text}
            {price.before && <s>{price.before}</s>}
          </span>
        </span>
      </th>
      <td className={styles.middle}>
        {onRemoved ? <Quantity line={line} /> : <span className={styles.count}>{line.BasketItem.quantity}</span>}
      </td>
      <td className={styles.end}>{amountText(lineTotal(line, role), i18n.language)}</td>
      {onRemoved && (
        <td className={styles.remove}>
          <IconButton
            aria-label={t('REMOVE_PRODUCT', { product: line.name })}
            onClick={() => remove.mutate(line, { onSuccess: onRemoved })}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </td>
      )}
    </tr>
  )
}

/** One more or one less, but never less than one. The buttons stay within reach, so that none loses the focus. */
function Quantity({ line }: { readonly line: BasketLine }) {
  const { t } = useTranslation()
  const change = useChangeQuantity()
  const { quantity } = line.BasketItem
  const by = (step: number) => {
    if (change.isPending || quantity + step < 1) return
    change.mutate({ line, quantity: quantity + step })
  }
  return (
    <fieldset className={styles.quantity} aria-label={t('QUANTITY_OF', { product: line.name })}>
      <IconButton aria-label={t('ONE_LESS')} aria-disabled={quantity <= 1} onClick={() => by(-1)}>
        <Icon name="minus" size={20} />
      </IconButton>
      <output aria-busy={change.isPending}>{quantity}</output>
      <IconButton aria-label={t('ONE_MORE')} onClick={() => by(Math.max(1, 1 - quantity))}>
        <Icon name="plus" size={20} />
      </IconButton>
    </fieldset>
  )
}
