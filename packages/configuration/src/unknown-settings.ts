import { distance } from 'fastest-levenshtein'
import { knownPaths, type Outline } from './outline.ts'
import { formatPath, type SettingPath } from './setting-path.ts'

const MAX_KEY_LENGTH = 60

/**
 * Suggests a setting for an unknown key: a similar one in the same group or in another group (settings are more often in the wrong
 * group than invented), or else the most similar one of the group.
 */
export function suggestFor(path: SettingPath, outline: Outline): string {
  const key = lastKey(path)
  const group = formatPath(path.slice(0, -1).map(anyPlace))
  const candidates = knownPaths(outline)
    .slice(1)
    .map((known) => ({
      known,
      away: distance(key, lastKey(known)),
      beside: formatPath(known.slice(0, -1)) === group,
    }))
  const close = candidates.filter(({ away }) => away <= Math.max(2, key.length / 3))
  // Prefers the same group among equally similar settings.
  const meant = nearest(close, ({ away, beside }) => away + (beside ? 0 : 1.5))
  if (meant) return `did you mean ${writeKnown(meant.known)}?`
  const siblings = candidates.filter(({ beside }) => beside)
  const { known } = nearest(siblings.length > 0 ? siblings : candidates, ({ away }) => away)!
  return `the most similar setting is ${writeKnown(known)}`
}

function nearest<Candidate>(candidates: readonly Candidate[], rank: (candidate: Candidate) => number) {
  return candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best === undefined || rank(candidate) < rank(best) ? candidate : best),
    undefined,
  )
}

const writeKnown = (path: SettingPath) => formatPath(path).replaceAll('[0]', '[]')

const anyPlace = (key: string | number) => (typeof key === 'number' ? 0 : key)

function lastKey(path: SettingPath): string {
  return String(path.at(-1)).slice(0, MAX_KEY_LENGTH).toLowerCase()
}
