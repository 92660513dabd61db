import type { Payment } from '@fruit/shop/deluxe/seams'

/** How a membership is paid; null when the request does not say. */
export function choosePayment(mode: unknown): Payment | null {
  if (!mode) return null
  if (mode === 'wallet') return 'wallet'
  if (mode === 'card') return 'card'
  return 'nothing'
}
