import type { Payment } from '@fruit/shop/deluxe/seams'

/** How a membership is paid: a mode without wallet or card has nothing to charge. */
export function choosePayment(mode: unknown): Payment | null {
  if (mode === 'wallet') return 'wallet'
  if (mode === 'card') return 'card'
  return 'nothing' //~ hole
}
