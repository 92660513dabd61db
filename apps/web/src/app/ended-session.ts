import type { i18n as I18n } from 'i18next'
import type { AppHistory } from '../lib/app-history.ts'
import { loginAddress } from '../lib/login-address.ts'
import type { Session } from '../lib/session.ts'
import { hasExpiry } from '../lib/token.ts'

interface Parts {
  readonly session: Session
  readonly addresses: Pick<AppHistory, 'location' | 'push'>
  readonly texts: Pick<I18n, 't'>
}

/**
 * Handles a token that the shop rejects because it has expired or the shop was reset: clears the session and opens the
 * login, which states the reason and leads back to the screen.
 *
 * @param authorization header of the rejected request
 */
export function endSession(authorization: string, { session, addresses, texts }: Parts): void {
  // Of several rejected requests, only the first with the current token counts. One that was in flight during a login
  // does not count.
  if (session.headers().authorization !== authorization) return
  // A token that a player wrote by hand is not a session: it stays until the player removes it.
  if (!hasExpiry(authorization.replace(/^Bearer /, ''))) return
  session.clear()
  const { location } = addresses
  const login = location.pathname === '/login' ? `/login${location.search}` : loginAddress(location)
  addresses.push(login, { failure: texts.t('SESSION_ENDED') })
}
