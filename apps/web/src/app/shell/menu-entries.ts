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
  { to: '/training', text: 'SCORE_BOARD', icon: 'trophy', when: ({ scoreBoardIsKnown }) => scoreBoardIsKnown },
]

/** The entries to show in a situation. */
export function menuEntries(situation: MenuSituation): readonly MenuEntry[] {
  return ENTRIES.filter((entry) => hasScreen(entry.to) && (entry.when?.(situation) ?? true))
}
