import { SHOP_WINDOW_PATHS } from './shop-window-paths.ts'

/** Name of the challenge of the first tutorial. */
export const FIRST_TUTORIAL = 'Score Board'

/** Name of the tutorial about coding challenges, used in addresses in place of a challenge's name. */
export const CODING_TUTORIAL = 'Coding Challenges'

/** Address that starts the tutorial of a challenge. */
export function tutorialAddress(challenge: string): string {
  return `/hacking-instructor?${new URLSearchParams({ challenge })}`
}

/** Name of the challenge whose tutorial an address requests; null if there is none. */
export function requestedTutorial({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return SHOP_WINDOW_PATHS.includes(pathname) ? new URLSearchParams(search).get('challenge') || null : null
}

/** The same address without the tutorial, so that going back does not start it again. */
export function withoutTutorial(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('challenge')
  return rest.size === 0 ? '/search' : `/search?${rest}`
}
