import type { Onlooker, UnlistedScreen } from '@fruit/isomorphic/screens/seams'

/** Screens without a link in any menu: none, because a link or a guard is what decides who may see a screen. */
const UNLISTED: Readonly<Record<string, UnlistedScreen>> = {}

/** The screen that a path opens although no menu leads there. */
export function findUnlistedScreen(path: string, _onlooker: Onlooker): UnlistedScreen | null {
  return Object.hasOwn(UNLISTED, path) ? UNLISTED[path]! : null
}
