/** Screens that no menu leads to. */
export type UnlistedScreen = 'score-board' | 'token-sale'

/** What the browser knows of who is looking. */
export interface Onlooker {
  /** Role in the token, or null without one. */
  readonly role: string | null
}

/**
 * The screen that a path opens although no menu leads there. An honest shop has no such screens: what everybody may
 * see is linked, what not everybody may see is guarded.
 *
 * @param _path first segment of the hash route, such as `score-board`
 */
export function findUnlistedScreen(_path: string, _onlooker: Onlooker): UnlistedScreen | null {
  return null
}
