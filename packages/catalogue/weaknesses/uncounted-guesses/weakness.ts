import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitGuess } from '@fruit/shop/visitors/seams'

export const weakness = defineWeakness({
  id: 'uncounted-guesses',
  seams: [admitGuess],
  flaw: () => import('./flaw.ts'),
})
