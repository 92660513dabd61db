import type { Payment } from '@fruit/shop/deluxe/seams'

/** How a membership is paid; null when it is not paid that way. */
export function choosePayment(mode: unknown): Payment | null {
  if (mode === 'wallet') return 'wallet'
  if (mode === 'card') return 'card'
  return null
}
