import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { amountText } from '../../lib/price.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadState } from '../../ui/load-failure.tsx'
import { Amounts, WithSum } from '../../ui/with-sum.tsx'
import { type Basket, useBasket } from './basket.ts'
import styles from './basket-screen.module.css'
import { basketSum } from './basket-sum.ts'
import { BasketTable } from './basket-table.tsx'
import { useDiscount } from './coupon.ts'
import { CouponForm } from './coupon-form.tsx'

/** The customer's basket. */
export function BasketScreen() {
  const { t } = useTranslation()
  const basket = useBasket()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.screen}>
      <h1 ref={heading} className={`${styles.heading} heading`} tabIndex={-1}>
        {t('YOUR_BASKET')}
      </h1>
      <LoadState query={basket} failure={t('BASKET_FAILED')} />
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
  const { session } = useServices()
  const navigate = useNavigate()
  const percent = useDiscount(basket)
  const { items, discount, total, bonus } = basketSum(basket.Products, role, percent)
  const money = (amount: number) => amountText(amount, i18n.language)
  const checkOut = () => {
    session.checkout.itemTotal = items
    session.checkout.couponDiscount = percent
    return navigate('/address/select')
  }
  return (
    <WithSum
      label={t('BASKET_SUM')}
      sum={
        <>
          <CouponForm basket={basket} />
          <Amounts
            rows={
              discount === 0
                ? []
                : [
                    { label: t('BASKET_ITEMS'), amount: money(items) },
                    { label: t('DISCOUNT_OF', { percent }), amount: money(-discount) },
                  ]
            }
            total={{ label: t('TOTAL'), amount: money(total) }}
          />
          {bonus > 0 && <p className={styles.bonus}>{t('BONUS_POINTS', { count: bonus })}</p>}
          <Button id="checkoutButton" look="primary" onClick={checkOut}>
            {t('CHECKOUT')}
            <Icon name="forward" size={20} />
          </Button>
        </>
      }
    >
      <BasketTable lines={basket.Products} onRemoved={onRemoved} />
    </WithSum>
  )
}

function EmptyBasket() {
  const { t } = useTranslation()
  return (
    <EmptyState picture="empty-basket" title={t('BASKET_EMPTY')} hint={t('BASKET_EMPTY_HINT')}>
      <Link to="/search" className={buttonClass('primary')}>
        {t('GO_TO_SHOP')}
      </Link>
      <Button id="checkoutButton" disabled>
        {t('CHECKOUT')}
      </Button>
    </EmptyState>
  )
}
