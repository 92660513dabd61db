import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CallError } from '../../lib/api.ts'
import { WALLET } from '../../lib/checkout-session.ts'
import { errorText } from '../../lib/error-text.ts'
import { amountText } from '../../lib/price.ts'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amounts, WithSum } from '../../ui/with-sum.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { useAddress, useCard, useDelivery } from './chosen.ts'
import { type MissingChoice, missingChoice } from './missing-choice.ts'
import styles from './order-summary.module.css'
import { orderTotal } from './order-total.ts'
import { CardPayment, WalletPayment } from './payment-method.tsx'
import { PostalAddress } from './postal-address.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface OrderSummaryScreenProps {
  /** Null: nothing is in it. */
  readonly basketId: number | null
  /** What is in the basket. */
  readonly products: ReactNode
  readonly sum: { readonly items: number; readonly discount: number; readonly bonus: number }
  /** What the discount is of the products. */
  readonly percent: number
}

/** Everything about an order before it is placed; each part leads back to where it was chosen. */
export function OrderSummaryScreen({ basketId, products, sum, percent }: OrderSummaryScreenProps) {
  const { t } = useTranslation()
  const { addressId, deliveryMethodId, paymentId } = useServices().session.checkout
  const fromWallet = paymentId === WALLET
  const address = useAddress(addressId)
  const delivery = useDelivery(deliveryMethodId)
  const card = useCard(fromWallet ? null : paymentId)
  const order = usePlaceOrder()

  const missing = missingChoice({
    basketId,
    addressId: isUnknown(address) ? null : addressId,
    deliveryMethodId: isUnknown(delivery) ? null : deliveryMethodId,
    paymentId: isUnknown(card) ? null : paymentId,
  })
  // What was ordered is gone from basket and session while its confirmation is still on the way.
  if (missing && !order.isPending) return <LeadBack missing={missing} />
  const failed = [address, delivery, card].find((query) => query.isError)
  if (failed)
    return <LoadFailure title={t('ORDER_SUMMARY_FAILED')} error={failed.error} onRetry={() => failed.refetch()} />
  if (missing || !address.data || !delivery.data || !(card.data || fromWallet))
    return <p role="status">{t('LOADING')}</p>

  const total = orderTotal(sum, delivery.data.price)
  return (
    <div className={styles.screen}>
      <CheckoutSteps current="review" />
      <h1 className="heading">{t('TITLE_ORDER_SUMMARY')}</h1>
      <WithSum
        label={t('BASKET_SUM')}
        sum={
          <OrderSum sum={sum} percent={percent} delivery={delivery.data.price} total={total} error={order.error}>
            <Button
              id="checkoutButton"
              look="primary"
              aria-busy={order.isPending}
              onClick={() => basketId !== null && order.place(basketId)}
            >
              {t('PLACE_ORDER')}
            </Button>
          </OrderSum>
        }
      >
        <div className={styles.parts}>
          <Part title={t('STEP_ADDRESS')} to="/address/select" change={t('CHANGE_ADDRESS')}>
            <PostalAddress address={address.data} />
          </Part>
          <Part title={t('DELIVERY')} to="/delivery-method" change={t('CHANGE_DELIVERY')}>
            <p>
              <strong>{delivery.data.name}</strong>
            </p>
            <p>{t('ARRIVES_IN_DAYS', { count: delivery.data.eta })}</p>
          </Part>
          <Part title={t('PAYMENT')} to="/payment/shop" change={t('CHANGE_PAYMENT')}>
            {card.data ? <CardPayment card={card.data} /> : <WalletPayment total={total} />}
          </Part>
          <Part title={t('BASKET_ITEMS')} to="/basket" change={t('CHANGE_BASKET')} isWide>
            {products}
          </Part>
        </div>
      </WithSum>
    </div>
  )
}

/** Whether the shop does not know (any more) what was chosen, such as an address that was deleted meanwhile. */
function isUnknown({ error }: { readonly error: unknown }): boolean {
  return error instanceof CallError && (error.status === 400 || error.status === 404)
}

/** Leads to what was left out, and says so. */
function LeadBack({ missing: { choice, to, text } }: { readonly missing: MissingChoice }) {
  const { t } = useTranslation()
  const { session, snackbars } = useServices()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads back once
  useEffect(() => {
    if (choice !== 'basketId') session.checkout[choice] = null
    snackbars.show('error', t(text))
    void navigate(to, { replace: true })
  }, [])
  return null
}

interface OrderSumProps extends Pick<OrderSummaryScreenProps, 'sum' | 'percent'> {
  readonly delivery: number
  readonly total: number
  /** Why the shop did not take the order. */
  readonly error: Error | null
  readonly children: ReactNode
}

/** What the order comes to, and what places it. */
function OrderSum({ sum, percent, delivery, total, error, children }: OrderSumProps) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => amountText(amount, i18n.language)
  return (
    <>
      <Amounts
        rows={[
          { label: t('BASKET_ITEMS'), amount: money(sum.items) },
          ...(sum.discount === 0 ? [] : [{ label: t('DISCOUNT_OF', { percent }), amount: money(-sum.discount) }]),
          { label: t('DELIVERY'), amount: money(delivery) },
        ]}
        total={{ label: t('TOTAL'), amount: money(total) }}
      />
      <p className={styles.bonus}>{t('BONUS_POINTS', { count: sum.bonus })}</p>
      <div role="alert">{error && <p className={`${styles.failure} error`}>{errorText(error, t)}</p>}</div>
      {children}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly to: string
  /** What the link does, to those who hear it alone. */
  readonly change: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A part of the order, and the way back to where it was chosen. */
function Part({ title, to, change, isWide, children }: PartProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={styles.part} data-wide={isWide} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <Link to={to} aria-label={change}>
          {t('CHANGE')}
        </Link>
      </header>
      {children}
    </section>
  )
}
