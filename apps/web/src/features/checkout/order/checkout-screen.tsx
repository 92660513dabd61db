import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './checkout-screen.module.css'
import { CheckoutSteps } from './checkout-steps.tsx'

export interface CheckoutScreenProps {
  readonly title: string
  /** Step of the checkout, which is shown with the sum beside it; undefined for screens outside the checkout. */
  readonly step?: ComponentProps<typeof CheckoutSteps>['current'] | undefined
  /** The heading, for screens that return the focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** Frame of the checkout screens: progress, heading and content. */
export function CheckoutScreen({ title, step, headingRef, children }: CheckoutScreenProps) {
  return (
    <div className={styles.screen} data-step={step}>
      {step && <CheckoutSteps current={step} />}
      <h1 ref={headingRef} className={`${styles.heading} heading`} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}

/** Back and next buttons, below the content. */
export function CheckoutActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
