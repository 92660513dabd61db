import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { amountText } from '../../lib/price.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { type Basket, useBasket } from './basket.ts'
import styles from './basket-screen.module.css'
import { basketSum } from './basket-sum.ts'
import { BasketTable } from './basket-table.tsx'
import { useDiscount } from './coupon.ts'
import { CouponForm } from './coupon-form.tsx'

/** What the customer is about to buy. */
export function BasketScreen() {
  const { t } = useTranslation()
  const basket = useBasket()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.screen}>
      <h1 ref={heading} className={`${styles.heading} heading`} tabIndex={-1}>
        {t('YOUR_BASKET')}
      </h1>
      {basket.isPending && <p role="status">{t('LOADING')}</p>}
      {basket.isError && !basket.data && (
        <section className={`${styles.failed} error`} role="alert">
          <h2>{t('BASKET_FAILED')}</h2>
          <p>{errorText(basket.error, t)}</p>
          <Button onClick={() => basket.refetch()}>{t('TRY_AGAIN')}</Button>
        </section>
      )}
      {basket.data && basket.data.Products.length > 0 ? (
        <FullBasket basket={basket.data} onRemoved={() => heading.current?.focus()} />
      ) : (
        basket.isSuccess && <EmptyBasket />
      )}
    </div>
  )
}

interface FullBasketProps {
  readonly basket: Basket
  /** The button that had the focus is gone. */
  readonly onRemoved: () => void
}

function FullBasket({ basket, onRemoved }: FullBasketProps) {
  const { t, i18n } = useTranslation()
  const { role } = useSession()
  const percent = useDiscount(basket)
  const { items, discount, total, bonus } = basketSum(basket.Products, role, percent)
  return (
    <div className={styles.columns}>
      <BasketTable lines={basket.Products} onRemoved={onRemoved} />
      <section className={styles.sum} aria-label={t('BASKET_SUM')}>
        <CouponForm basketId={basket.id} />
        <dl className={styles.amounts}>
          {discount !== 0 && (
            <>
              <dt>{t('BASKET_ITEMS')}</dt>
              <dd>{amountText(items, i18n.language)}</dd>
              <dt>{t('DISCOUNT_OF', { percent })}</dt>
              <dd>{amountText(-discount, i18n.language)}</dd>
            </>
          )}
          <dt className={styles.total}>{t('TOTAL')}</dt>
          <dd id="price" className={styles.total}>
            {amountText(total, i18n.language)}
          </dd>
        </dl>
        <p className={styles.bonus}>{t('BONUS_POINTS', { count: bonus })}</p>
      </section>
    </div>
  )
}

function EmptyBasket() {
  const { t } = useTranslation()
  const { base } = useServices()
  return (
    <section className={styles.empty}>
      <img src={new URL('assets/public/images/empty-basket.svg', base).href} alt="" width={320} height={240} />
      <h2>{t('BASKET_EMPTY')}</h2>
      <p>{t('BASKET_EMPTY_HINT')}</p>
      <Link to="/search" className={buttonClass('primary')}>
        {t('GO_TO_SHOP')}
      </Link>
    </section>
  )
}
