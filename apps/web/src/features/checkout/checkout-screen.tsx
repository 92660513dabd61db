import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './checkout-screen.module.css'
import { CheckoutSteps } from './checkout-steps.tsx'

export interface CheckoutScreenProps {
  readonly title: string
  /** Where it lies on the way to an order, with the sum at its side; nothing: beside that way. */
  readonly step?: ComponentProps<typeof CheckoutSteps>['current'] | undefined
  /** The heading, for screens that lead the focus back to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** The frame of the screens around an order: where one is, what this is, and the rest below. */
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

/** The way back and the way on, below everything else. */
export function CheckoutActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
