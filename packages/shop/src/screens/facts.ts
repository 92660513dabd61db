import { defineFact } from '@fruit/world/fact'

/** A screen that no menu leads to was opened: its picture was loaded, from a path that opens it in this world. */
export const unlistedScreenOpened = defineFact<{ screen: string; path: string }>('screens.unlisted-screen-opened', {
  isShown: true,
})

/** A screen that menus lead to was opened: its picture was loaded. */
export const listedScreenOpened = defineFact<{ screen: 'privacy-policy' }>('screens.listed-screen-opened', {
  isShown: true,
})
