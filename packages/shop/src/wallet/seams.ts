import { defineSeam } from '@fruit/isomorphic/seam'

/** Decides whether an amount can be topped up at once: 10 to 1000, in whole cents. */
export const acceptAmount = defineSeam(
  'wallet.accept-amount',
  (amount: number): boolean => amount >= 10 && amount <= 1000 && Number(amount.toFixed(2)) === amount,
)
