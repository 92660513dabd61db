import { defineFact } from '@fruit/world/fact'

/** The planet behind the orchard was shown. */
export const planetShown = defineFact<Record<string, never>>('hidden.planet-shown', { isShown: true })

/** The picture was shown that one has to pay for. */
export const premiumPictureShown = defineFact<Record<string, never>>('hidden.premium-picture-shown', { isShown: true })

/** Somebody asked for the page that words of the privacy policy lead to. */
export const responsibilityRefused = defineFact<Record<string, never>>('hidden.responsibility-refused', {
  isShown: true,
})
