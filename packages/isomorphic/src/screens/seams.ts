import { defineBrowserSeam } from '../seam.ts'

/** Screens that no menu leads to. */
export type UnlistedScreen = 'score-board' | 'token-sale'

/** What the browser knows of who is looking. */
export interface Onlooker {
  /** Role in the token, or null without one. */
  readonly role: string | null
}

/**
 * The screen that a path opens although no menu leads there, given the first segment of the hash route, such as
 * `score-board`. An honest shop has no such screens: what everybody may see is linked, what not everybody may see is
 * guarded.
 */
export const findUnlistedScreen = defineBrowserSeam(
  'screens.find-unlisted-screen',
  (_path: string, _onlooker: Onlooker): UnlistedScreen | null => null,
)

/** What is known of somebody who wants to see the administration. */
export interface Applicant {
  /** The role that the token in their browser says; nobody has checked it. */
  readonly claimedRole: string | null
  /** The role that the server says; null for a visitor who is not signed in. */
  readonly confirmedRole: string | null
}

/**
 * Whether a path, the first segment of the hash route, opens the administration to somebody. No menu leads there: who
 * works there knows the way. What a browser says about its user is not asked, because users may let it say what they like.
 */
export const admitToAdministration = defineBrowserSeam(
  'screens.admit-to-administration',
  (path: string, { confirmedRole }: Applicant): boolean => path === 'administration' && confirmedRole === 'admin',
  'awaited',
)
