import { defineFact } from '@fruit/world/visits/fact'

/** The hidden planet page was shown. */
export const planetShown = defineFact<Record<string, never>>('hidden.planet-shown', { isShown: true })

/** The premium picture, which customers have to pay for, was shown. */
export const premiumPictureShown = defineFact<Record<string, never>>('hidden.premium-picture-shown', { isShown: true })

/** A visitor requested the page that words of the privacy policy point to. */
export const responsibilityRefused = defineFact<Record<string, never>>('hidden.responsibility-refused', {
  isShown: true,
})
