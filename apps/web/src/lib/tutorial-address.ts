import { SHOP_WINDOW_PATHS } from './shop-window-paths.ts'

/** Name of the challenge that the first tutorial is about. */
export const FIRST_TUTORIAL = 'Score Board'

/** By this name, in place of one of a challenge, addresses ask for the tutorial about code. */
export const CODING_TUTORIAL = 'Coding Challenges'

/** Address that starts the tutorial of a challenge. */
export function tutorialAddress(challenge: string): string {
  return `/hacking-instructor?${new URLSearchParams({ challenge })}`
}

/** Name of the challenge whose tutorial an address asks for; null when it asks for none. */
export function askedTutorial({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return SHOP_WINDOW_PATHS.includes(pathname) ? new URLSearchParams(search).get('challenge') || null : null
}

/** The same place without asking for a tutorial: going back to it does not start it again. */
export function withoutTutorial(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('challenge')
  return rest.size === 0 ? '/search' : `/search?${rest}`
}
