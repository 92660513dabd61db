import { CallError } from '@fruit/look/api.ts'
import { Button } from '@fruit/look/button.tsx'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { WALLET } from '../../../lib/checkout-session.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { sheetClass } from '../../../ui/sheet.ts'
import { WithSum } from '../../../ui/with-sum.tsx'
import { PostalAddress } from '../addresses/postal-address.tsx'
import { CardText } from '../payment/card-text.tsx'
import { useWalletBalance } from '../payment/wallet.ts'
import { WalletText } from '../payment/wallet-text.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'
import { useAddress, useCard, useDelivery } from './chosen.ts'
import { type MissingChoice, missingChoice } from './missing-choice.ts'
import styles from './order-summary.module.css'
import { OrderAmounts, orderTotal, type PayableOrder } from './payable-order.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface OrderSummaryScreenProps {
  /** Null: the basket is empty. */
  readonly basketId: number | null
  /** The table of products in the basket. */
  readonly products: ReactNode
  readonly order: PayableOrder
  /** Points that the customer earns. */
  readonly bonus: number
  /** Called after the order was placed. */
  readonly onPlaced: () => void
}

/** Summary of an order before it is placed; each part links to the screen where it was chosen. */
export function OrderSummaryScreen({ basketId, products, order, bonus, onPlaced }: OrderSummaryScreenProps) {
  const { t } = useTranslation()
  const { addressId, deliveryMethodId, paymentId } = useServices().session.checkout
  const fromWallet = paymentId === WALLET
  const address = useAddress(addressId)
  const delivery = useDelivery(deliveryMethodId)
  const card = useCard(fromWallet ? null : paymentId)
  const balance = useWalletBalance(fromWallet)
  const placing = usePlaceOrder(onPlaced)

  const missing = missingChoice({
    basketId,
    addressId: isUnknown(address) ? null : addressId,
    deliveryMethodId: isUnknown(delivery) ? null : deliveryMethodId,
    paymentId: isUnknown(card) ? null : paymentId,
  })
  // While the confirmation loads, basket and session no longer contain the order.
  if (missing && !placing.isPending) return <RedirectToMissingChoice missing={missing} />
  const failed = [address, delivery, card, balance].find((query) => query.isError && query.data === undefined)
  if (failed)
    return <LoadFailure title={t('ORDER_SUMMARY_FAILED')} error={failed.error} onRetry={() => failed.refetch()} />
  const payment = fromWallet ? balance.data : card.data
  if (missing || !address.data || !delivery.data || payment === undefined) return <p role="status">{t('LOADING')}</p>

  return (
    <CheckoutScreen step="review" title={t('TITLE_ORDER_SUMMARY')}>
      <WithSum
        label={t('BASKET_SUM')}
        sum={
          <>
            <OrderAmounts order={order} delivery={delivery.data.price} />
            {bonus > 0 && <p className={styles.bonus}>{t('BONUS_POINTS', { count: bonus })}</p>}
            <div role="alert">
              {placing.error && <p className={`${styles.failure} error`}>{errorText(placing.error, t)}</p>}
            </div>
            <Button
              id="checkoutButton"
              look="primary"
              aria-label={t('PLACE_ORDER')}
              pending={placing.isPending}
              onClick={() => basketId !== null && placing.place(basketId)}
            >
              {t('PLACE_ORDER')}
            </Button>
          </>
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
            {typeof payment === 'number' ? (
              <WalletText balance={payment} pays={payment >= orderTotal(order, delivery.data.price)} />
            ) : (
              <CardText card={payment} />
            )}
          </Part>
          <Part title={t('BASKET_ITEMS')} to="/basket" change={t('CHANGE_BASKET')} isWide>
            {products}
          </Part>
        </div>
      </WithSum>
    </CheckoutScreen>
  )
}

/** Whether the server does not know the chosen item, such as an address that was deleted in the meantime. */
function isUnknown({ error }: { readonly error: unknown }): boolean {
  return error instanceof CallError && (error.status === 400 || error.status === 404)
}

/** Leads to the screen of the missing choice and shows a message. */
function RedirectToMissingChoice({ missing: { choice, to, text } }: { readonly missing: MissingChoice }) {
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

interface PartProps {
  readonly title: string
  readonly to: string
  /** Accessible label of the link. */
  readonly change: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A part of the order with a link to the screen where it was chosen. */
function Part({ title, to, change, isWide, children }: PartProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={sheetClass(styles.part)} data-wide={isWide} aria-labelledby={heading}>
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
