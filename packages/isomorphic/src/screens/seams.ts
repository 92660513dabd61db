import { defineBrowserSeam } from '../seam.ts'

/** Screens without a link that are open to all visitors who find them. */
export type UnlistedScreen = 'score-board'

/** The user, as far as the browser knows. */
export interface Onlooker {
  /** Role in the token; null without a token. */
  readonly role: string | null
}

/**
 * The unlisted screen at a path, given the first segment of the hash route, such as `score-board`. The safe shop has no
 * such screens: public screens are linked, and others are protected.
 */
export const findUnlistedScreen = defineBrowserSeam(
  'screens.find-unlisted-screen',
  (_path: string, _onlooker: Onlooker): UnlistedScreen | null => null,
)

/**
 * Whether a path, the first segment of the hash route, opens the token sale. The sale is not announced yet, so the safe
 * shop never opens it and does not deliver its code.
 */
export const openTokenSale = defineBrowserSeam(
  'screens.open-token-sale',
  (_path: string, _onlooker: Onlooker): boolean => false,
)

/** The user who requests a screen for operators of the shop. */
export interface Applicant {
  /** The role in the browser's token, which is not verified. */
  readonly claimedRole: string | null
  /** The role according to the server; null for a visitor who is not logged in. */
  readonly confirmedRole: string | null
}

/**
 * Whether a path, the first segment of the hash route, opens the administration page to a user. No menu links to it.
 * The browser's own role is not used, because users can change it.
 */
export const admitToAdministration = defineBrowserSeam(
  'screens.admit-to-administration',
  (path: string, { confirmedRole }: Applicant): boolean => path === 'administration' && confirmedRole === 'admin',
  'awaited',
)

/**
 * Whether a path, the first segment of the hash route, opens the contract editor to a user. It is a tool for operators
 * of the shop, so only the role according to the server counts, as for the administration page.
 */
export const admitToSandbox = defineBrowserSeam(
  'screens.admit-to-sandbox',
  (path: string, { confirmedRole }: Applicant): boolean => path === 'web3-sandbox' && confirmedRole === 'admin',
  'awaited',
)
