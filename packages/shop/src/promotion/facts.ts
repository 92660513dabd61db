import { defineFact } from '@fruit/world/visits/fact'

/** The promotion page was shown with these subtitles and this HTML for them. */
export const promotionShown = defineFact<{ subtitles: string; markup: string }>('promotion.promotion-shown', {
  isShown: true,
})
