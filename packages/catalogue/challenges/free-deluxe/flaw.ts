import type { Payment } from '@fruit/shop/deluxe/seams'

/** How a membership is paid: whatever leaves the wallet and the cards alone has nothing to settle. */
export function choosePayment(mode: unknown): Payment | null {
  if (mode === 'wallet') return 'wallet'
  if (mode === 'card') return 'card'
  return 'nothing' //~ hole
}
