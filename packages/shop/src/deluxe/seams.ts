import { defineSeam } from '@fruit/isomorphic/seam'

/** How a membership is paid. */
export type Payment = 'wallet' | 'card' | 'nothing'

/**
 * How a membership is paid, by what the client sent as its payment mode; null when it is not paid that way. No
 * membership is for nothing.
 */
export const choosePayment = defineSeam('deluxe.choose-payment', (mode: unknown): Payment | null =>
  mode === 'wallet' || mode === 'card' ? mode : null,
)
