import { distance } from 'fastest-levenshtein'
import { knownPaths, type Outline } from './outline.ts'
import { type SettingPath, writePath } from './setting-path.ts'

const LONGEST = 60

/**
 * What to say about a key that no version of the interface knows: the nearest setting beside it, or the one of nearly
 * the same name elsewhere (a setting is put into the wrong group more often than it is made up).
 */
export function suggestFor(path: SettingPath, outline: Outline): string {
  const key = lastKey(path)
  const group = writePath(path.slice(0, -1).map(anyPlace))
  const candidates = knownPaths(outline)
    .slice(1)
    .map((known) => {
      const beside = writePath(known.slice(0, -1)) === group
      const away = distance(key, lastKey(known))
      return { known, away, rank: away + (beside ? 0 : 1.5) }
    })
  const nearest = candidates.reduce((best, candidate) => (candidate.rank < best.rank ? candidate : best))
  const name = writePath(nearest.known).replaceAll('[0]', '[]')
  return nearest.away <= Math.max(2, key.length / 3)
    ? `did you mean ${name}?`
    : `the nearest setting there is, ${name}, looks different`
}

const anyPlace = (key: string | number) => (typeof key === 'number' ? 0 : key)

function lastKey(path: SettingPath): string {
  return String(path.at(-1)).slice(0, LONGEST).toLowerCase()
}
