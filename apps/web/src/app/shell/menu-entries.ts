import type { MessageKey } from '../../lib/i18n.ts'
import type { SessionState } from '../../lib/session.ts'
import type { IconName } from '../../ui/icon.tsx'
import { hasScreen } from '../screens.ts'

/** What decides which entries a menu shows. */
export interface MenuSituation {
  readonly session: Pick<SessionState, 'token' | 'role'>
  /** The player found the score board. */
  readonly scoreBoardIsKnown: boolean
}

/** A link in the side menu. */
export interface MenuEntry {
  readonly to: string
  readonly text: MessageKey
  readonly icon: IconName
  /** For whom; nothing: for everybody. */
  readonly when?: (situation: MenuSituation) => boolean
}

/** The side menu from top to bottom. Entries whose screen does not stand in screens.ts are left out. */
const ENTRIES: readonly MenuEntry[] = [
  { to: '/login', text: 'LOGIN', icon: 'login', when: ({ session }) => !session.token },
  { to: '/basket', text: 'YOUR_BASKET', icon: 'basket', when: ({ session }) => session.token !== null },
  {
    to: '/privacy-security/change-password',
    text: 'TITLE_CHANGE_PASSWORD',
    icon: 'key',
    when: ({ session }) => session.token !== null,
  },
  { to: '/contact', text: 'TITLE_CONTACT', icon: 'feedback' },
  { to: '/about', text: 'TITLE_ABOUT', icon: 'about' },
  { to: '/training', text: 'SCORE_BOARD', icon: 'trophy', when: ({ scoreBoardIsKnown }) => scoreBoardIsKnown },
]

/** The entries to show in a situation. */
export function menuEntries(situation: MenuSituation): readonly MenuEntry[] {
  return ENTRIES.filter((entry) => hasScreen(entry.to) && (entry.when?.(situation) ?? true))
}
