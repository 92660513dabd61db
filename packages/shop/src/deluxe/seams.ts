import { defineSeam } from '@fruit/isomorphic/seam'

/** The payment method of a membership. */
export type Payment = 'wallet' | 'card' | 'nothing'

/**
 * The payment method of a membership, from the payment mode that the client sent; null when that is not valid. No
 * membership is free.
 */
export const choosePayment = defineSeam('deluxe.choose-payment', (mode: unknown): Payment | null =>
  mode === 'wallet' || mode === 'card' ? mode : null,
)
