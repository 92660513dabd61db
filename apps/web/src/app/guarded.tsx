import type { ReactNode } from 'react'
import { useSession } from '../lib/services.ts'
import type { SessionState } from '../lib/session.ts'
import { Forbidden } from './forbidden.tsx'
import type { ScreenGuard } from './screens.ts'

/**
 * Shows a screen to those who may see it, and the 403 page in its place, at the same address, to others. It spares
 * people a screen that would not work for them; what they may do is decided by the server.
 */
export function Guarded({ guard, children }: { readonly guard: ScreenGuard; readonly children: ReactNode }) {
  const session = useSession()
  const refusal = refusalFor(guard, session)
  return refusal === null ? children : <Forbidden error={refusal} />
}

/** Key of the text that says why not; null when the screen may be seen. */
export function refusalFor(
  guard: ScreenGuard,
  session: Pick<SessionState, 'token' | 'role'>,
): 'UNAUTHORIZED_ACCESS_ERROR' | 'UNAUTHORIZED_PAGE_ACCESS_ERROR' | null {
  if (guard === 'signed-in') return session.token ? null : 'UNAUTHORIZED_ACCESS_ERROR'
  return session.role === guard ? null : 'UNAUTHORIZED_PAGE_ACCESS_ERROR'
}
