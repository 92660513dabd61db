import { defineFact } from '@fruit/world/fact'

/** The page with the planet was shown. */
export const planetShown = defineFact<Record<string, never>>('hidden.planet-shown')

/** The picture behind the paywall was shown. */
export const premiumPictureShown = defineFact<Record<string, never>>('hidden.premium-picture-shown')

/** Somebody asked for the page that words of the privacy policy lead to. */
export const responsibilityRefused = defineFact<Record<string, never>>('hidden.responsibility-refused')
