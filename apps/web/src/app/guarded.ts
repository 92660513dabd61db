import type { SessionState } from '../lib/session.ts'
import type { ScreenGuard } from './screens.ts'

/** Key of the text that states why the screen is forbidden; null if it is allowed. */
export function forbiddenReason(
  guard: ScreenGuard | undefined,
  session: Pick<SessionState, 'token' | 'role'>,
): 'UNAUTHORIZED_ACCESS_ERROR' | 'UNAUTHORIZED_PAGE_ACCESS_ERROR' | null {
  if (!guard) return null
  if (guard === 'signed-in') return session.token ? null : 'UNAUTHORIZED_ACCESS_ERROR'
  return session.role === guard ? null : 'UNAUTHORIZED_PAGE_ACCESS_ERROR'
}
