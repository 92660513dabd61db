import { defineFact } from '@fruit/world/fact'

/** Somebody asked the shop to erase the data of their account. */
export const erasureRequested = defineFact<{ accountId: number; email: string; answerFits: boolean }>(
  'erasure.erasure-requested',
)

/** The confirmation was shown in another layout than the shop's, which the form had named. */
export const layoutUsed = defineFact<{ layout: string; text: string }>('erasure.layout-used')
