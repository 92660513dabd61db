import { buttonClass } from '@fruit/look/button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useDeluxeOffer } from '../../../lib/deluxe-offer.ts'
import { amountText } from '../../../lib/price.ts'
import { useServices } from '../../../lib/services.ts'
import { useSubject } from '../../../lib/use-title.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { LoadState } from '../../../ui/load-failure.tsx'
import { CheckoutScreen } from '../order/checkout-screen.tsx'
import { useDelivery } from '../order/chosen.ts'
import { OrderStep } from '../order/order-step.tsx'
import { orderTotal, type PayableOrder } from '../order/payable-order.tsx'
import { DonationLinks } from './donation-links.tsx'
import { PaymentActions, PaymentMethods, usePaymentChoice } from './payment-choice.tsx'
import styles from './payment-screen.module.css'
import { purposeOf } from './payments.ts'

interface PaymentScreenProps {
  /** Amounts of the basket; null: not known yet. */
  readonly order: PayableOrder | null
  /** Form for a coupon. */
  readonly couponForm: ReactNode | undefined
}

/** Payment for the purpose that the last part of the address names. */
export function PaymentScreen({ order, couponForm }: PaymentScreenProps) {
  const { entity } = useParams()
  const purpose = purposeOf(entity)
  if (purpose === 'wallet') return <WalletCharge />
  if (purpose === 'deluxe') return <MembershipPayment />
  return <OrderPayment order={order} couponForm={couponForm} />
}

function OrderPayment({ order, couponForm }: PaymentScreenProps) {
  const { t } = useTranslation()
  const { session } = useServices()
  const delivery = useDelivery(session.checkout.deliveryMethodId)
  const [couponOpen, setCouponOpen] = useStoredExpanded('couponPanelExpanded')
  const [othersOpen, setOthersOpen] = useStoredExpanded('paymentPanelExpanded')
  const deliveryPrice = delivery.data?.price ?? null
  const choice = usePaymentChoice('shop', order && orderTotal(order, deliveryPrice ?? 0))

  return (
    <OrderStep
      step="payment"
      title={t('TITLE_PAYMENT')}
      order={order}
      delivery={deliveryPrice}
      actions={<PaymentActions choice={choice} />}
    >
      <PaymentMethods choice={choice} />
      {couponForm && (
        <Collapsible
          id="collapseCouponElement"
          icon="coupon"
          title={t('ADD_COUPON')}
          open={couponOpen}
          onToggle={setCouponOpen}
        >
          {couponForm}
        </Collapsible>
      )}
      <Collapsible icon="heart" title={t('OTHER_WAYS_TO_PAY')} open={othersOpen} onToggle={setOthersOpen}>
        <DonationLinks />
      </Collapsible>
    </OrderStep>
  )
}

function WalletCharge() {
  const { t, i18n } = useTranslation()
  const { session } = useServices()
  useSubject('TITLE_PAYMENT', t('TITLE_CHARGE_WALLET'))
  // Kept in the state: the stored amount is cleared after the payment, just before the screen closes.
  const [amount] = useState(session.checkout.walletTotal)
  return (
    <CheckoutScreen title={t('TITLE_CHARGE_WALLET')}>
      {amount === null ? (
        <div className={styles.missing}>
          <p>{t('NO_AMOUNT_CHOSEN')}</p>
          <Link to="/wallet" className={buttonClass('primary')}>
            {t('TITLE_WALLET')}
          </Link>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('CHARGE_OF', { amount: amountText(amount, i18n.language) })}</p>
          <SimplePayment purpose="wallet" amount={amount} />
        </>
      )}
    </CheckoutScreen>
  )
}

function MembershipPayment() {
  const { t, i18n } = useTranslation()
  const offer = useDeluxeOffer()
  useSubject('TITLE_PAYMENT', t('TITLE_BECOME_MEMBER'))
  return (
    <CheckoutScreen title={t('TITLE_BECOME_MEMBER')}>
      <LoadState query={offer} failure={t('MEMBERSHIP_FAILED')} />
      {offer.data !== undefined && (
        <>
          <p className={styles.lead}>{t('MEMBERSHIP_OF', { amount: amountText(offer.data, i18n.language) })}</p>
          <SimplePayment purpose="deluxe" amount={offer.data} />
        </>
      )}
    </CheckoutScreen>
  )
}

interface SimplePaymentProps {
  readonly purpose: 'wallet' | 'deluxe'
  readonly amount: number
}

function SimplePayment({ purpose, amount }: SimplePaymentProps) {
  const choice = usePaymentChoice(purpose, amount)
  return (
    <>
      <PaymentMethods choice={choice} />
      <PaymentActions choice={choice} />
    </>
  )
}

/**
 * Whether a section is expanded, stored in the browser.
 *
 * @param name in `localStorage`
 */
function useStoredExpanded(name: 'couponPanelExpanded' | 'paymentPanelExpanded') {
  const [open, setOpen] = useState(() => localStorage.getItem(name) === 'true')
  const keep = (isOpen: boolean) => {
    localStorage.setItem(name, String(isOpen))
    setOpen(isOpen)
  }
  return [open, keep] as const
}
