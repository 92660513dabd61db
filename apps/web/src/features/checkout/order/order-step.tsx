import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WithSum } from '../../../ui/with-sum.tsx'
import { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen.tsx'
import styles from './order-step.module.css'
import { OrderAmounts, type PayableOrder } from './payable-order.tsx'

interface OrderStepProps {
  readonly step: NonNullable<CheckoutScreenProps['step']>
  readonly title: string
  /** Amounts of the basket; null while it is empty or not loaded. */
  readonly order: PayableOrder | null
  /** Price of the delivery; null if none is chosen yet. */
  readonly delivery: number | null
  /** Back and next buttons. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A step of the checkout with the sum of the order beside it. */
export function OrderStep({ step, title, order, delivery, actions, children }: OrderStepProps) {
  const { t } = useTranslation()
  return (
    <CheckoutScreen step={step} title={title}>
      <WithSum
        label={t('BASKET_SUM')}
        sum={
          (order || actions) && (
            <>
              {order && <OrderAmounts order={order} delivery={delivery} />}
              {actions}
            </>
          )
        }
      >
        <div className={styles.parts}>{children}</div>
      </WithSum>
    </CheckoutScreen>
  )
}
