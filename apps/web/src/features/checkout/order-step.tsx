import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WithSum } from '../../ui/with-sum.tsx'
import { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen.tsx'
import styles from './order-step.module.css'
import { OrderAmounts, type PayableOrder } from './payable-order.tsx'

interface OrderStepProps {
  readonly step: NonNullable<CheckoutScreenProps['step']>
  readonly title: string
  /** What is in the basket; null: nothing, or it is not known yet. */
  readonly order: PayableOrder | null
  /** What the delivery costs; null: none is chosen yet. */
  readonly delivery: number | null
  /** The way back and the way on. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A step on the way to an order, and beside it what the order comes to so far. */
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
