import { defineFact } from '@fruit/world/visits/fact'

/** An unlisted screen was opened: its tracking pixel was loaded from a path that opens it in this world. */
export const unlistedScreenOpened = defineFact<{ screen: string; path: string }>('screens.unlisted-screen-opened', {
  isShown: true,
})

/** A listed screen was opened: its tracking pixel was loaded. */
export const listedScreenOpened = defineFact<{ screen: 'privacy-policy' }>('screens.listed-screen-opened', {
  isShown: true,
})
