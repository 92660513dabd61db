import type { Onlooker, UnlistedScreen } from '@fruit/isomorphic/screens/seams'

/** Screens without a link in any menu. Their users know the paths. */
const UNLISTED: Readonly<Record<string, UnlistedScreen>> = {
  'score-board': 'score-board',
}

/** The screen that a path opens although no menu leads there. */
export function findUnlistedScreen(path: string, onlooker: Onlooker): UnlistedScreen | null {
  if (onlooker.role === null) return null
  return Object.hasOwn(UNLISTED, path) ? UNLISTED[path]! : null
}
