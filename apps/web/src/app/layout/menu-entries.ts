import type { IconName } from '@fruit/look/icon.tsx'
import type { MessageKey } from '../../lib/i18n.ts'
import type { SessionState } from '../../lib/session.ts'
import { FIRST_TUTORIAL, tutorialAddress } from '../../lib/tutorial-address.ts'
import { hasScreen } from '../screens.ts'

/** State that decides which entries a menu shows. */
export interface MenuSituation {
  readonly session: Pick<SessionState, 'token' | 'role'>
  /** The player found the score board. */
  readonly scoreBoardIsKnown: boolean
  /** The configuration enables a link to the original project. */
  readonly gitHubIsLinked?: boolean
  /** Newcomers are welcomed, and tutorials are enabled. */
  readonly newcomersAreLed?: boolean
}

interface Entry {
  readonly text: MessageKey
  readonly icon: IconName
  /** The side menu shows it only on narrow screens, because the account menu contains it too. */
  readonly isNarrow?: true
  /** Condition for the entry; without one it is always shown. */
  readonly when?: (situation: MenuSituation) => boolean
}

/** A link in a menu. */
export interface MenuLink extends Entry {
  readonly to: string
  /** It is a page of the server, outside the app. */
  readonly isPage?: true
}

/** Links below an entry of their own. */
export interface MenuGroup extends Entry {
  readonly links: readonly MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

const signedIn = ({ session }: MenuSituation) => session.token !== null

/** Account entries, in the account menu and in the side menu. */
const ACCOUNT_MENU: readonly MenuEntry[] = [
  {
    to: '/accounting',
    text: 'TITLE_ACCOUNTING',
    icon: 'accounting',
    when: ({ session }) => session.token !== null && session.role === 'accounting',
  },
  {
    text: 'ORDERS_AND_PAYMENT',
    icon: 'card',
    when: signedIn,
    links: [
      { to: '/order-history', text: 'TITLE_ORDER_HISTORY', icon: 'packing' },
      { to: '/recycle', text: 'TITLE_RECYCLE', icon: 'recycle' },
      { to: '/address/saved', text: 'TITLE_SAVED_ADDRESSES', icon: 'place' },
      { to: '/saved-payment-methods', text: 'TITLE_SAVED_CARDS', icon: 'card' },
      { to: '/wallet', text: 'TITLE_WALLET', icon: 'wallet' },
    ],
  },
  {
    text: 'PRIVACY_AND_SECURITY',
    icon: 'key',
    when: signedIn,
    links: [
      { to: '/privacy-security/privacy-policy', text: 'TITLE_PRIVACY_POLICY', icon: 'document' },
      { to: '/privacy-security/data-export', text: 'TITLE_DATA_EXPORT', icon: 'download' },
      { to: '/dataerasure', isPage: true, text: 'TITLE_DATA_ERASURE', icon: 'trash' },
      { to: '/privacy-security/change-password', text: 'TITLE_CHANGE_PASSWORD', icon: 'key' },
      { to: '/privacy-security/two-factor-authentication', text: 'TITLE_TWO_FACTOR_AUTH_CONFIG', icon: 'phone' },
      { to: '/privacy-security/last-login-ip', text: 'TITLE_LAST_LOGIN_IP', icon: 'place' },
    ],
  },
]

/** The public profile of the customer. The account menu shows it as the customer's name. */
export const PROFILE: MenuLink = {
  to: '/profile',
  isPage: true,
  text: 'TITLE_PROFILE',
  icon: 'account',
  when: signedIn,
}

/** The side menu from top to bottom. */
const SIDE_MENU: readonly MenuEntry[] = [
  {
    to: tutorialAddress(FIRST_TUTORIAL),
    text: 'GETTING_STARTED',
    icon: 'tutorial',
    when: ({ scoreBoardIsKnown, newcomersAreLed }) => newcomersAreLed === true && !scoreBoardIsKnown,
  },
  { to: '/login', text: 'LOGIN', icon: 'login', when: ({ session }) => !session.token },
  { to: '/basket', text: 'YOUR_BASKET', icon: 'basket', when: signedIn },
  ...[PROFILE, ...ACCOUNT_MENU].map((entry): MenuEntry => ({ ...entry, isNarrow: true })),
  { to: '/contact', text: 'TITLE_CONTACT', icon: 'feedback' },
  { to: '/complain', text: 'TITLE_COMPLAIN', icon: 'complaint', when: signedIn },
  { to: '/chatbot', text: 'TITLE_CHATBOT', icon: 'chat', when: signedIn },
  { to: '/about', text: 'TITLE_ABOUT', icon: 'about' },
  { to: '/photo-wall', text: 'TITLE_PHOTO_WALL', icon: 'photo' },
  { to: '/internet', isPage: true, text: 'TITLE_INTERNET', icon: 'external' },
  { to: '/deluxe-membership', text: 'TITLE_DELUXE', icon: 'star', when: signedIn },
  { to: '/training', text: 'SCORE_BOARD', icon: 'trophy', when: ({ scoreBoardIsKnown }) => scoreBoardIsKnown },
  { to: '/paths', text: 'TITLE_PATHS', icon: 'tutorial', when: ({ scoreBoardIsKnown }) => scoreBoardIsKnown },
  {
    // One of the addresses that the shop's redirect allows.
    to: '/redirect?to=https://github.com/juice-shop/juice-shop',
    isPage: true,
    text: 'GITHUB',
    icon: 'code',
    when: ({ gitHubIsLinked }) => gitHubIsLinked ?? false,
  },
]

/** The entries of the side menu in a situation. */
export function menuEntries(situation: MenuSituation): readonly MenuEntry[] {
  return visibleEntries(SIDE_MENU, situation)
}

/** The entries of the account menu in a situation, between profile and logout. */
export function accountEntries(situation: MenuSituation): readonly MenuEntry[] {
  return visibleEntries(ACCOUNT_MENU, situation)
}

/**
 * Address of a page of the server.
 *
 * @param base address of the shop, with a slash at the end
 */
export function pageAddress({ to }: MenuLink, base: string): string {
  return new URL(to.slice(1), base).href
}

/** Leaves out links whose screen is missing in screens.ts, and groups without links. */
function visibleEntries(entries: readonly MenuEntry[], situation: MenuSituation): readonly MenuEntry[] {
  const fits = (entry: Entry) => entry.when?.(situation) ?? true
  return entries.filter(fits).flatMap((entry): readonly MenuEntry[] => {
    if ('to' in entry) return hasTarget(entry) ? [entry] : []
    const links = entry.links.filter((link) => fits(link) && hasTarget(link))
    return links.length > 0 ? [{ ...entry, links }] : []
  })
}

function hasTarget({ to, isPage }: MenuLink): boolean {
  return isPage || hasScreen(to)
}
