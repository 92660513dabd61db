import { defineBrowserSeam } from '../seam.ts'

/** Screens that no menu leads to, and that anybody may see who finds them. */
export type UnlistedScreen = 'score-board'

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

/**
 * Whether a path, the first segment of the hash route, opens the sale of the shop's own coin. Nobody is meant to know of it
 * yet, so an honest shop opens it to nobody: what is not announced is not delivered.
 */
export const openTokenSale = defineBrowserSeam(
  'screens.open-token-sale',
  (_path: string, _onlooker: Onlooker): boolean => false,
)

/** What is known of somebody who wants to see a screen for those who run the shop. */
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

/**
 * Whether a path, the first segment of the hash route, opens the editor of contracts to somebody. It is a tool of those who
 * run the shop, and as the administration it goes by what the server says of them.
 */
export const admitToSandbox = defineBrowserSeam(
  'screens.admit-to-sandbox',
  (path: string, { confirmedRole }: Applicant): boolean => path === 'web3-sandbox' && confirmedRole === 'admin',
  'awaited',
)
