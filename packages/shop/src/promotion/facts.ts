import { defineFact } from '@fruit/world/fact'

/** The page with the film was shown: with these subtitles, as this markup. */
export const promotionShown = defineFact<{ subtitles: string; markup: string }>('promotion.promotion-shown', {
  isShown: true,
})
