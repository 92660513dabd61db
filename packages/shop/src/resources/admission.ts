import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'

/**
 * Throws unless the visit is allowed.
 *
 * @param admitted the decision of the shop
 * @throws HttpError 401 to visitors without a session, 403 to others
 */
export function admit({ session }: Visit, admitted: boolean): void {
  if (admitted) return
  if (!session)
    throw new HttpError(401, 'Please sign in first: this call needs a valid token.', { name: 'UnauthorizedError' })
  throw new HttpError(403, 'Your account may not do this.', { name: 'ForbiddenError' })
}
