import type { i18n as I18n } from 'i18next'
import type { Addresses } from '../lib/addresses.ts'
import { loginAddress } from '../lib/login-address.ts'
import type { Session } from '../lib/session.ts'
import { saysWhenItEnds } from '../lib/token.ts'

interface Parts {
  readonly session: Session
  readonly addresses: Pick<Addresses, 'location' | 'push'>
  readonly texts: Pick<I18n, 't'>
}

/**
 * What to do when the shop does not take a token any more, because its time is over or the shop is a new one: this
 * browser forgets it, and the login says why and leads back to the screen.
 *
 * @param authorization the header that the refused request carried
 */
export function endSession(authorization: string, { session, addresses, texts }: Parts): void {
  // Of several requests that are refused together, or one that was on its way while somebody signed in, only the first
  // that carries the present token counts.
  if (session.headers().authorization !== authorization) return
  // One that a player wrote by hand never was a session: it stays until they take it away.
  if (!saysWhenItEnds(authorization.replace(/^Bearer /, ''))) return
  session.clear()
  const { location } = addresses
  const login = location.pathname === '/login' ? `/login${location.search}` : loginAddress(location)
  addresses.push(login, { failure: texts.t('SESSION_ENDED') })
}
